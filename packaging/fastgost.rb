# The formula for Homebrew. `packaging/formulas` fills in each name that is between two at signs.
class Fastgost < Formula
  desc "Russian standard cryptography (GOST): ciphers, hashes, signatures, documents"
  homepage "@HOMEPAGE@"
  url "@RELEASE@/fastgost-@VERSION@-sources.tar.gz"
  sha256 "@SHA256 sources.tar.gz@"
  license any_of: ["Apache-2.0", "MIT"]

  depends_on "rust" => :build

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"letter").write "a letter"
    system bin/"fastgost", "keygen", "--curve", "256-a", "-o", "alice.pem"
    system bin/"fastgost", "pubkey", "-o", "alice.pub", "alice.pem"
    system bin/"fastgost", "sign", "--key", "alice.pem", "letter"
    system bin/"fastgost", "verify", "--key", "alice.pub", "letter"
    system bin/"fastgost-tunnel", "--version"
  end
end
