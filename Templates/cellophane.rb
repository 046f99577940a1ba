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
  depends_on "pango"

  def install
    system "swift", "build", "--configuration", "release", "--disable-sandbox", "--product", "cellophane"
    system "Scripts/install", ".build/release/cellophane", prefix
  end

  test do
    system bin/"cellophane", "init", "--quiet"
    system bin/"cellophane", "snapshot", "verify"
  end
end
