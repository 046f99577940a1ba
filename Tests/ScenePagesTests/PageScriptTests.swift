import Testing

@testable import ScenePages

/// The page's script as it is sent.
@Suite("The page's script is made shorter")
struct PageScriptTests {
  @Test(
    "Comments and spaces go, texts and regular expressions stay",
    arguments: [
      ("let a = 1 // one\n/* two\n */\nf(a)", "let a=1\nf(a)"),
      ("f('// no /* comment */', \"it's\")", "f('// no /* comment */',\"it's\")"),
      ("f('a\\'b // c')", "f('a\\'b // c')"),
      ("text.split(/[+, ]/g).length", "text.split(/[+, ]/g).length"),
      ("x.replace(/'\\/\\*/, ' ')", "x.replace(/'\\/\\*/,' ')"),
      ("let q = a / b / c", "let q=a/b/c"),
      ("f(`a  ${ b + `${ c }` } /* d */`)", "f(`a  ${b+`${c}`} /* d */`)"),
      ("return typeof x === 'a'", "return typeof x=='a'"), ("a !== 'b' === c", "a!='b'===c"),
      ("a + +b - -c", "a+ +b- -c"), ("x++ + 1", "x++ +1"),
      ("const a = {\n  b: 1,\n}\nf()", "let a={b:1,}\nf()"),
      ("a\n  .b()\n  && c", "a.b()&&c"), ("a\n;[1].map(f)", "a\n;[1].map(f)"),
      ("if (a) return\nf()", "if(a)return\nf()"), ("i++\nj", "i++\nj"),
      ("f(1e-9, .5, 0.5)", "f(1e-9,.5,0.5)"),
      ("let a = 1\nconst b = {\n  c: 2 }\nlet f", "let a=1,b={c:2},f"),
      ("let a = 1\nf()\nlet b", "let a=1\nf()\nlet b"),
      ("if (a) {\n  let b = 1\n}\nlet c", "if(a){let b=1}\nlet c"),
      ("for (let a of b) f(a)\nlet c", "for(let a of b)f(a)\nlet c"),
      ("a.map((b) => `${b}`)\nlet c", "a.map(b=>`${b}`)\nlet c"),
      ("f = (a, b) => (c) => a", "f=(a,b)=>c=>a"),
    ])
  func stripping(script: String, result: String) {
    // Without a function around it, every name is kept or global.
    let names = ["a", "b", "c", "f", "i", "j", "q", "x", "text"]
    let declared = names.map { "let \($0);" }.joined()
    #expect(PageScript.compact(declared + script) == declared + result)
  }

  @Test(
    "Local names become short; properties, top-level names and names of browsers stay",
    arguments: [
      ("function add(first, second) { return first + second }", "let add=(a,b)=>a+b"),
      (
        "function of(cell) { return { cell, time: cell.time } }",
        "let of=a=>{return{cell:a,time:a.time}}"
      ),
      (
        "function of({ name, kind = 1 }) { return name ? kind : name }",
        "let of=({name:a,kind:b=1})=>a?b:a"
      ),
      (
        "function of(value) { return { a: value ? value : 2, b: `${value}` } }",
        "let of=a=>{return{a:a?a:2,b:`${a}`}}"
      ),
      (
        "class Stage extends Base {\n  time = 0\n  move(time) { this.time = time }\n}",
        "class Stage extends Base{time=0\nmove(a){this.time=a}}"
      ),
      (
        "function of(items) { for (const item of items) document.write(item) }",
        "let of=b=>{for(let a of b)document.write(a)}"
      ),
    ])
  func shortening(script: String, result: String) {
    #expect(PageScript.compact(script) == result)
  }

  @Test(
    "Functions are constants; braces around one statement go, and an object that a method often names gets a name",
    arguments: [
      (
        "async function of(items) {\n  if (await items) {\n    open()\n  } else {\n    close()\n  }\n}\nconst b = 1",
        "let of=async a=>{if(await a)d()\nelse c()},b=1"
      ),
      (
        "class Row {\n  get size() {\n    const [width] = this.list\n    return width + this.a + this.b + this.c\n  }\n}",
        "class Row{get size(){let a=this,[b]=a.list\nreturn b+a.a+a.b+a.c}}"
      ),
      (
        "on(a, () => {\n  b(1)\n})\non(a, () => {\n  b(1)\n  c(2)\n})",
        "c(a,()=>b(1))\nc(a,()=>{b(1)\nd(2)})"
      ),
      ("if (a) {\n  if (b) c()\n} else d()", "if(a){if(b)c()}else d()"),
      ("for (const x of y) {\n  f(x)\n}\ng()", "for(let a of d)b(a)\nc()"),
    ])
  func rewriting(script: String, result: String) {
    #expect(PageScript.compact(script) == result)
  }

  @Test("A published constant that is used often is published beside its short name")
  func published() {
    #expect(
      PageScript.compact(
        "const page = { }\npage.a = page.b\npage.c = [page, page, page, page]", publishing: ["page"]
      )
        == "let a={}\na.a=a.b\na.c=[a,a,a,a]\nlet page=a")
  }

  @Test("Listed properties are shortened as properties, and only as such")
  func properties() {
    let script =
      "class Stage {\n  finger = 0\n  move(finger) { this.finger = finger; return { finger, time: 'finger' } }\n}"
    #expect(
      PageScript.compact(script, members: ["finger"])
        == "class Stage{a=0\nmove(a){this.a=a;return{a:a,time:'finger'}}}")
  }

  @Test("Names of different functions share short ones; those of the top level do not")
  func sharedNames() {
    let script =
      "const limit = 1\nfunction sum(cell) { return cell + limit }\nfunction same(value) { return value }"
    #expect(
      PageScript.compact(script, publishing: [])
        == "let b=1,e=a=>a+b,d=c=>c")
  }

  @Test("A property's short name is that of no other property")
  func otherProperties() {
    let script =
      "class Stage {\n  finger = 0\n  a = 1\n  move() { return [this.finger, this.b] }\n}"
    #expect(
      PageScript.compact(script, members: ["finger"])
        == "class Stage{c=0\na=1\nmove(){return[this.c,this.b]}}")
  }

  @Test("A thousand names stay different, and none becomes a reserved word")
  func manyNames() {
    let names = (0..<1000).map { "local\($0)" }
    let script = PageScript.compact("function of(\(names.joined(separator: ", "))) { }")
    let short = script.dropFirst("let of=(".count).prefix { $0 != ")" }.split(separator: ",")
    #expect(Set(short).count == 1000)
    #expect(
      Set(short).isDisjoint(with: ["do", "if", "in", "of", "as", "for", "let", "new", "var"]))
  }

  @Test("The page's script has at most 40 kB")
  func size() {
    #expect(PageScript.text.utf8.count <= 40_000)
  }
}
