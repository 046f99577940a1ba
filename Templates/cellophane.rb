# A formula for Homebrew. Put it into a tap, with the address and the checksum of a release's source. Never run by us.
class Cellophane < Formula
  desc "Pictures of UIKit collection view cells in every state, from one text file"
  homepage "https://example.invalid/cellophane"
  url "https://example.invalid/cellophane-0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.4", :build]
  depends_on "cairo"
  depends_on "expat"
  depends_on "fontconfig"
  depends_on "giflib"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libpng"
  depends_on "libyaml"
  depends_on macos: :sequoia
  depends_on "pango"

  # The packages of Scripts/install-fonts.
  resource "fonts-inter" do
    url "https://deb.debian.org/debian/pool/main/f/fonts-inter/fonts-inter_4.0~beta7+ds-1_all.deb", using: :nounzip
    mirror "https://snapshot.debian.org/archive/debian/20240701T000000Z/pool/main/f/fonts-inter/fonts-inter_4.0~beta7+ds-1_all.deb"
    sha256 "6afd9014550e04b58bccf64b94f92ae1dbfd8018489b92de835408970234c24c"
  end

  resource "fonts-inter-variable" do
    url "https://deb.debian.org/debian/pool/main/f/fonts-inter/fonts-inter-variable_4.0~beta7+ds-1_all.deb", using: :nounzip
    mirror "https://snapshot.debian.org/archive/debian/20240701T000000Z/pool/main/f/fonts-inter/fonts-inter-variable_4.0~beta7+ds-1_all.deb"
    sha256 "683725f9191fd712d351cf9012137c0ea1e429cd00873420ea1af1471b7eb5f4"
  end

  resource "fonts-jetbrains-mono" do
    url "https://deb.debian.org/debian/pool/main/f/fonts-jetbrains-mono/fonts-jetbrains-mono_2.242+ds-3_all.deb", using: :nounzip
    mirror "https://snapshot.debian.org/archive/debian/20240701T000000Z/pool/main/f/fonts-jetbrains-mono/fonts-jetbrains-mono_2.242+ds-3_all.deb"
    sha256 "516b8e3bacc9a30cf615543fa1fdaf0c5312284f2c4459b7838fd008fd9936bc"
  end

  resource "fonts-noto-color-emoji" do
    url "https://deb.debian.org/debian/pool/main/f/fonts-noto-color-emoji/fonts-noto-color-emoji_2.042-0+deb12u1_all.deb", using: :nounzip
    mirror "https://snapshot.debian.org/archive/debian/20240701T000000Z/pool/main/f/fonts-noto-color-emoji/fonts-noto-color-emoji_2.042-0+deb12u1_all.deb"
    sha256 "a5ab0f69c7938423862320d9aca5dd187b3fd879d6a9a57dd52e17c3fa8d2751"
  end

  resource "fonts-noto-core" do
    url "https://deb.debian.org/debian/pool/main/f/fonts-noto/fonts-noto-core_20201225-1_all.deb", using: :nounzip
    mirror "https://snapshot.debian.org/archive/debian/20240701T000000Z/pool/main/f/fonts-noto/fonts-noto-core_20201225-1_all.deb"
    sha256 "58f4f0bb6720f919f92096b3508e1412a0f1544424ade6c5b5bf1eb694dd64ba"
  end

  def install
    # Package.swift has no pkg-config names for libpng, libdeflate, jpeg-turbo, giflib and expat.
    ENV["CPATH"] = "#{HOMEBREW_PREFIX}/include"
    ENV["LIBRARY_PATH"] = "#{HOMEBREW_PREFIX}/lib"
    system "swift", "build", "--configuration", "release", "--disable-sandbox", "--product", "cellophane",
           "-Xcc", "-I#{HOMEBREW_PREFIX}/include", "-Xlinker", "-L#{HOMEBREW_PREFIX}/lib"
    system "Scripts/install", ".build/release/cellophane", prefix
    resources.each { |font| font.stage(buildpath/"packages") }
    system "Scripts/install-fonts", share/"cellophane/fonts", *Dir[buildpath/"packages/*.deb"]
  end

  test do
    system bin/"cellophane", "init", "--quiet"
    system bin/"cellophane", "snapshot", "verify"
  end
end
