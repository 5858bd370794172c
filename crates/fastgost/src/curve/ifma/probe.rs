//! Scratch tests.
use super::{edwards, field::*, primes::*, weierstrass};
use super::super::params::Set;
use crate::{simd::ifma::*, curve::Scalar};
use num_bigint::BigUint;
use std::time::Instant;

pub fn big(s: &Scalar) -> BigUint { let mut b=[0u8;64]; s.write_le_bytes(&mut b); BigUint::from_bytes_le(&b) }
pub fn digits<const L: usize>(x: &BigUint) -> [u64; L] { let mut o=[0;L]; let d=x.to_u64_digits(); let mut s=Scalar::ZERO; for (i,v) in d.iter().enumerate(){s.0[i]=*v;} limbs(&s) }
pub fn value<const L: usize>(x: &[u64; L]) -> BigUint { let mut v=BigUint::from(0u32); for i in (0..L).rev(){ v=(v<<52)+BigUint::from(x[i]); } v }
pub fn lanes<V: Limbs, const L: usize>(cpu: Ifma, v: &[[u64; L]]) -> Fe<V, L> { let mut r=[V::splat(cpu,0);L]; for i in 0..L { let mut t=[0u64;8]; for w in 0..V::LANES { t[w]=v[w%v.len()][i]; } r[i]=V::load(cpu,&t);} Fe(r) }
pub fn lane<V: Limbs, const L: usize>(f: &Fe<V,L>, w: usize) -> [u64; L] { let mut o=[0;L]; for i in 0..L { let mut t=[0u64;8]; f.0[i].store(&mut t); o[i]=t[w]; } o }

fn field_test<P: Prime<L>, V: Limbs, const L: usize>(cpu: Ifma, name: &str) {
    let p=value(&P::P); let bits=256*(L as u32/5);
    let rinv = if P::FOLD==0 { BigUint::from(2u32).modpow(&(BigUint::from(52*L as u32)*(&p-2u32)), &p) } else { BigUint::from(1u32) };
    let one=BigUint::from(1u32);
    let mut vals: Vec<[u64;L]> = vec![];
    for v in [BigUint::from(0u32), one.clone(), BigUint::from(2u32), &p-1u32, p.clone(), &p+1u32, &p*2u32, (&one<<bits)-1u32, &one<<bits, (&one<<(bits+1))-1u32, (&one<<(bits-1)), (&one<<52)-1u32, (&one<<104)-1u32, ((&one<<bits) - (&one<<(bits-52)))] { let mut d=[0;L]; let mut t=v.clone(); for i in 0..L { d[i]=(&t & BigUint::from((1u64<<52)-1)).to_u64_digits().get(0).copied().unwrap_or(0); t>>=52; } vals.push(d); }
    let mut s=12345u64; for _ in 0..10 { let mut d=[0;L]; for i in 0..L { s=s.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407); d[i]=s>>12; } d[L-1]>>= 4*(L as u32/5)+ 0; d[L-1]&=(1<<(48 - 4*(L as u64/10)))-1; vals.push(d); }
    if P::FOLD==0 { vals.retain(|d| value(d) < &p*4u32); }
    let n=vals.len();
    for i in 0..n { for j in 0..n {
        let a:Vec<[u64;L]>=(0..8).map(|k|vals[(i+k)%n]).collect(); let b:Vec<[u64;L]>=(0..8).map(|k|vals[(j+3*k)%n]).collect();
        let fa=lanes::<V,L>(cpu,&a); let fb=lanes::<V,L>(cpu,&b);
        let m=fa.product::<P>(cpu,&fb); let t=m.tidy_sum::<P>(cpu); let t2=m.tidy::<P>(cpu); let m2=fb.product::<P>(cpu,&fb);
        let d=m.sub(&m2).tidy::<P>(cpu); let z=fa.loose().sub(&fb.loose()).tidy::<P>(cpu);
        let mut c=Columns::new(cpu); c.add(cpu,&fa,&fb); c.add(cpu,&fb,&fb); let sum2=c.reduce::<P,L>(cpu).tidy_sum::<P>(cpu);
        for w in 0..V::LANES { let (x,y)=(value(&a[w]),value(&b[w])); let want=&x*&y*&rinv%&p; let wy=&y*&y*&rinv%&p;
            for (k,(g,e)) in [(&t,want.clone()),(&t2,want.clone()),(&d,(&want+&p-&wy)%&p),(&z,(&x%&p+&p-&y%&p)%&p),(&sum2,(&want+&wy)%&p)].into_iter().enumerate() { let l=lane(g,w); for v in &l { assert!(*v < 1<<52, "{name} limb {k} {l:x?} {x:x} {y:x}"); } assert!(value(&l) < &one<<(bits+ 2) , "{name} size {k}"); assert_eq!(value(&l)%&p, e, "{name} op {k} lane {w} {i} {j}"); } }
    } }
    println!("field {name} lanes {} ok ({n} values)", V::LANES);
    let a=lanes::<V,L>(cpu,&vals[5..]); let mut x=a; let ghz=ghz();
    let mut best=[f64::MAX;4]; for _ in 0..20 { let t0=Instant::now(); for _ in 0..1000 { x=cpu.call(M::<P,V,L>(x,a,core::marker::PhantomData)); } best[0]=best[0].min(t0.elapsed().as_secs_f64()*1e6);
      }
    let l=|b:f64|b*ghz; println!("   mul latency (called) {:.0} cycles", l(best[0]));
    std::hint::black_box(x.0[0]);
}
struct M<P,V,const L:usize>(Fe<V,L>,Fe<V,L>,core::marker::PhantomData<P>);
impl<P:Prime<L>,V:Limbs,const L:usize> Work for M<P,V,L>{ type Result=Fe<V,L>; #[inline(always)] fn run(self,cpu:Ifma)->Fe<V,L>{ let mut x=self.0; x=x.product::<P>(cpu,&self.1).tidy_sum::<P>(cpu); x } }

pub fn ghz()->f64{ let mut b=0f64; for _ in 0..20 { b=b.max(ghz1()); } b }
fn ghz1()->f64{ let t=Instant::now(); let mut x=1u64; for _ in 0..1_000_000u64 { unsafe{core::arch::asm!("add {0},1",inout(reg) x)} } std::hint::black_box(x); 0.001/t.elapsed().as_secs_f64() }

struct All;
impl Work for All { type Result=(); #[inline(always)] fn run(self,cpu:Ifma){
    field_all(cpu); points(cpu); } }
#[inline(never)]
fn field_all(cpu: Ifma){ 
  cpu.call(FT); 
}
struct FT; impl Work for FT { type Result=(); #[inline(always)] fn run(self,cpu:Ifma){ ft(cpu) } }
macro_rules! w { ($n:ident, $body:expr) => { struct $n; impl Work for $n { type Result=(); #[inline(always)] fn run(self,cpu:Ifma){ let f: fn(Ifma)=$body; f(cpu) } } } }
fn ft(cpu: Ifma){
  field_test::<Below256,Ymm,5>(cpu,"Below256"); field_test::<Below256,Zmm,5>(cpu,"Below256");
  field_test::<Above255,Ymm,5>(cpu,"Above255"); field_test::<Above255,Zmm,5>(cpu,"Above255"); field_test::<Test255,Zmm,5>(cpu,"Test255");
  field_test::<Any256,Ymm,5>(cpu,"Any256"); field_test::<Any256,Zmm,5>(cpu,"Any256");
  field_test::<Below512,Ymm,10>(cpu,"Below512"); field_test::<Below512,Zmm,10>(cpu,"Below512");
  field_test::<Above511,Zmm,10>(cpu,"Above511"); field_test::<Any511,Zmm,10>(cpu,"Any511");
}

// ---- points
struct Aff(BigUint,BigUint);
fn inv(x:&BigUint,p:&BigUint)->BigUint{ x.modpow(&(p-2u32),p) }
fn ed_add(a:&Aff,b:&Aff,d:&BigUint,p:&BigUint)->Aff{ let k=d*&a.0*&b.0%p*&a.1%p*&b.1%p; let one=BigUint::from(1u32); let x=(&a.0*&b.1+&a.1*&b.0)%p*inv(&((&one+&k)%p),p)%p; let y=((&a.1*&b.1)%p+p-(&a.0*&b.0)%p)%p*inv(&((&one+p-&k)%p),p)%p; Aff(x,y) }
fn ed_test<P:Prime<L>,const L:usize>(cpu:Ifma,set:Set){ let n=set.numbers(); let p=big(&n.p); let e=n.edwards.unwrap(); let d=big(&e.d);
  let g=Aff(big(&e.u),big(&e.v)); let t=&g.0*&g.1%&p; let one:[u64;L]=digits(&BigUint::from(1u32)); let gp=lanes::<Ymm,L>(cpu,&[digits(&g.0),digits(&g.1),digits(&t),one]);
  let f=lanes::<Ymm,L>(cpu,&[one,one,digits(&d),one]); let gc=cpu.call(EC::<P,L>(gp,f,core::marker::PhantomData));
  let mut x=gp; let mut a=Aff(g.0.clone(),g.1.clone());
  let chk=|x:&Fe<Ymm,L>,a:&Aff,s:&str|{ let c=|i|value(&lane(x,i))%&p; let zi=inv(&c(3),&p); assert_eq!(c(0)*&zi%&p,a.0,"{s} x"); assert_eq!(c(1)*&zi%&p,a.1,"{s} y"); assert_eq!(c(2)*&zi%&p,&a.0*&a.1%&p,"{s} t"); };
  for i in 0..20 { x=cpu.call(ED::<P,L>(x,core::marker::PhantomData)); a=ed_add(&a,&a,&d,&p); chk(&x,&a,"dbl"); x=cpu.call(EA::<P,L>(x,gc,0,core::marker::PhantomData)); a=ed_add(&a,&g,&d,&p); chk(&x,&a,"add"); if i%3==0 { x=cpu.call(EA::<P,L>(x,gc,15,core::marker::PhantomData)); a=ed_add(&a,&Aff(&p-&g.0,g.1.clone()),&d,&p); chk(&x,&a,"sub"); } }
  let z=cpu.call(EA::<P,L>(gp,gc,15,core::marker::PhantomData)); chk(&z,&Aff(BigUint::from(0u32),BigUint::from(1u32)),"g-g");
  let k=ghz(); bench("ed dbl",k,||{ x=cpu.call(ED::<P,L>(x,core::marker::PhantomData)); }); bench("ed dbl in a loop",k/100.0,||{ x=cpu.call(ED4::<P,L>(x,core::marker::PhantomData)); }); bench("ed add",k,||{ x=cpu.call(EA::<P,L>(x,gc,0,core::marker::PhantomData)); }); std::hint::black_box(x.0[0]); }
fn bench(s:&str,ghz:f64,mut f:impl FnMut()){ let mut b=f64::MAX; for _ in 0..100 { let t=Instant::now(); for _ in 0..50 {f();} b=b.min(t.elapsed().as_secs_f64()/50e-9); } println!("   {s}: {:.0} cycles",b*ghz); }
struct ED<P,const L:usize>(Fe<Ymm,L>,core::marker::PhantomData<P>); impl<P:Prime<L>,const L:usize> Work for ED<P,L>{ type Result=Fe<Ymm,L>; #[inline(always)] fn run(self,cpu:Ifma)->Fe<Ymm,L>{ edwards::double::<P,L>(cpu,&self.0) } }
struct ED4<P,const L:usize>(Fe<Ymm,L>,core::marker::PhantomData<P>); impl<P:Prime<L>,const L:usize> Work for ED4<P,L>{ type Result=Fe<Ymm,L>; #[inline(always)] fn run(self,cpu:Ifma)->Fe<Ymm,L>{ let mut x=self.0; for _ in 0..std::hint::black_box(100) { x=edwards::double::<P,L>(cpu,&x); } x } }
struct EC<P,const L:usize>(Fe<Ymm,L>,Fe<Ymm,L>,core::marker::PhantomData<P>); impl<P:Prime<L>,const L:usize> Work for EC<P,L>{ type Result=Fe<Ymm,L>; #[inline(always)] fn run(self,cpu:Ifma)->Fe<Ymm,L>{ edwards::cached::<P,L>(cpu,&self.0,&self.1) } }
struct EA<P,const L:usize>(Fe<Ymm,L>,Fe<Ymm,L>,u8,core::marker::PhantomData<P>); impl<P:Prime<L>,const L:usize> Work for EA<P,L>{ type Result=Fe<Ymm,L>; #[inline(always)] fn run(self,cpu:Ifma)->Fe<Ymm,L>{ edwards::add::<P,L>(cpu,&self.0,&self.1,self.2) } }
fn w_add(a:&Option<(BigUint,BigUint)>,b:&Option<(BigUint,BigUint)>,ca:&BigUint,p:&BigUint)->Option<(BigUint,BigUint)>{ let (x1,y1)=match a {None=>return b.clone(),Some(v)=>v}; let (x2,y2)=match b {None=>return a.clone(),Some(v)=>v}; let l=if x1==x2 { if (y1+y2)%p==BigUint::from(0u32) {return None;} (BigUint::from(3u32)*x1*x1+ca)%p*inv(&(y1*2u32%p),p)%p } else { ((y2+p-y1)%p)*inv(&((x2+p-x1)%p),p)%p }; let x=(&l*&l+p*2u32-x1-x2)%p; let y=(&l*((x1+p-&x)%p)+p-y1)%p; Some((x,y)) }
type Ph<P>=core::marker::PhantomData<P>;
struct WD<P,const A:i32,const L:usize>(Fe<Zmm,L>,Ph<P>); impl<P:Prime<L>,const A:i32,const L:usize> Work for WD<P,A,L>{ type Result=Fe<Zmm,L>; #[inline(always)] fn run(self,cpu:Ifma)->Fe<Zmm,L>{ weierstrass::double::<P,A,L>(cpu,&self.0) } }
struct WP<P,const A:i32,const L:usize>(Fe<Zmm,L>,Fe<Zmm,L>,Ph<P>); impl<P:Prime<L>,const A:i32,const L:usize> Work for WP<P,A,L>{ type Result=Fe<Zmm,L>; #[inline(always)] fn run(self,cpu:Ifma)->Fe<Zmm,L>{ weierstrass::point::<P,A,L>(cpu,&self.0,&self.1) } }
struct WC<P,const A:i32,const L:usize>(Fe<Zmm,L>,Fe<Zmm,L>,Ph<P>); impl<P:Prime<L>,const A:i32,const L:usize> Work for WC<P,A,L>{ type Result=[Fe<Zmm,L>;2]; #[inline(always)] fn run(self,cpu:Ifma)->[Fe<Zmm,L>;2]{ weierstrass::cached::<P,A,L>(cpu,&self.0,&self.1) } }
struct WA<'a,P,const A:i32,const L:usize>(Fe<Zmm,L>,&'a [Fe<Zmm,L>;2],Ph<P>); impl<'a,P:Prime<L>,const A:i32,const L:usize> Work for WA<'a,P,A,L>{ type Result=Fe<Zmm,L>; #[inline(always)] fn run(self,cpu:Ifma)->Fe<Zmm,L>{ weierstrass::add::<P,A,L>(cpu,&self.0,self.1) } }
struct WN<'a,P,const L:usize>(&'a [Fe<Zmm,L>;2],Ph<P>); impl<'a,P:Prime<L>,const L:usize> Work for WN<'a,P,L>{ type Result=[Fe<Zmm,L>;2]; #[inline(always)] fn run(self,cpu:Ifma)->[Fe<Zmm,L>;2]{ weierstrass::negate::<P,L>(cpu,self.0,255) } }
fn w_test<P:Prime<L>,const A:i32,const L:usize>(cpu:Ifma,set:Set){ let n=set.numbers(); let p=big(&n.p); let ca=big(&n.a); let c=big(&n.b)*3u32%&p; 
  let r=if P::FOLD==0 { BigUint::from(2u32).modpow(&BigUint::from(52*L as u32),&p) } else {BigUint::from(1u32)}; let ri=inv(&r,&p);
  let en=|x:&BigUint|->[u64;L]{digits(&(x*&r%&p))}; let one=en(&BigUint::from(1u32)); let g=Some((big(&n.x),big(&n.y))); let gx=lanes::<Zmm,L>(cpu,&[en(&big(&n.x)),en(&big(&n.y)),one,[0;L]]); let f=lanes::<Zmm,L>(cpu,&[one,one,one,en(&c)]);
  let gp=cpu.call(WP::<P,A,L>(gx,f,Default::default())); let gc=cpu.call(WC::<P,A,L>(gp,f,Default::default())); let gn=cpu.call(WN::<P,L>(&gc,Default::default()));
  let chk=|x:&Fe<Zmm,L>,a:&Option<(BigUint,BigUint)>,s:&str|{ let v=|i|value(&lane(x,i))*&ri%&p; assert_eq!(v(3),v(2)*&c%&p,"{s} w"); match a { None=>{assert_eq!(v(2),BigUint::from(0u32),"{s} neutral")} Some((ax,ay))=>{ let zi=inv(&v(2),&p); assert_eq!(&(v(0)*&zi%&p),ax,"{s} x"); assert_eq!(&(v(1)*&zi%&p),ay,"{s} y"); } }
     assert_eq!((v(4)),(&ca*2u32*v(0)+v(3))%&p); assert_eq!(v(5),(&ca*v(0)+v(3)*2u32)%&p); assert_eq!(v(6),&ca*v(2)%&p); assert_eq!(v(7),v(0)*3u32%&p); };
  chk(&gp,&g,"g"); let mut x=gp; let mut a=g.clone(); let neg=Some((big(&n.x),&p-big(&n.y)));
  for i in 0..20 { x=cpu.call(WD::<P,A,L>(x,Default::default())); a=w_add(&a,&a,&ca,&p); chk(&x,&a,"dbl"); x=cpu.call(WA::<P,A,L>(x,&gc,Default::default())); a=w_add(&a,&g,&ca,&p); chk(&x,&a,"add"); if i%3==0 { x=cpu.call(WA::<P,A,L>(x,&gn,Default::default())); a=w_add(&a,&neg,&ca,&p); chk(&x,&a,"sub"); } 
     let xc=cpu.call(WC::<P,A,L>(x,f,Default::default())); let y=cpu.call(WA::<P,A,L>(x,&xc,Default::default())); chk(&y,&w_add(&a,&a,&ca,&p),"full"); let y=cpu.call(WA::<P,A,L>(gp,&xc,Default::default())); chk(&y,&w_add(&a,&g,&ca,&p),"full2"); let y=cpu.call(WA::<P,A,L>(y,&gn,Default::default())); chk(&y,&a,"full2"); }
  let o=cpu.call(WA::<P,A,L>(gp,&gn,Default::default())); chk(&o,&None,"g-g"); let o2=cpu.call(WD::<P,A,L>(o,Default::default())); chk(&o2,&None,"2O"); let y=cpu.call(WA::<P,A,L>(o,&gc,Default::default())); chk(&y,&g,"O+g"); let y=cpu.call(WA::<P,A,L>(gp,&gc,Default::default())); chk(&y,&w_add(&g,&g,&ca,&p),"g+g");
  println!("weierstrass {set:?} ok");
  let k=ghz(); bench("w dbl",k,||{ x=cpu.call(WD::<P,A,L>(x,Default::default())); }); bench("w dbl in a loop",k/100.0,||{ x=cpu.call(WDL::<P,A,L>(x,Default::default())); }); bench("w add",k,||{ x=cpu.call(WA::<P,A,L>(x,&gc,Default::default())); }); std::hint::black_box(x.0[0]); }
struct PT; impl Work for PT { type Result=(); #[inline(always)] fn run(self,cpu:Ifma){ } }
fn points(cpu: Ifma){ 
  ed_test::<Below256,5>(cpu,Set::Tc26A256); ed_test::<Below512,10>(cpu,Set::Tc26C512);
  w_test::<Below256,-3,5>(cpu,Set::CryptoProA); w_test::<Above255,-3,5>(cpu,Set::CryptoProB); w_test::<Any256,-3,5>(cpu,Set::CryptoProC); w_test::<Test255,7,5>(cpu,Set::Test256);
  w_test::<Below512,-3,10>(cpu,Set::Tc26A512); w_test::<Above511,-3,10>(cpu,Set::Tc26B512); w_test::<Any511,7,10>(cpu,Set::Test512);
}
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx512ifma")]
fn entry(){ let cpu=Ifma::new(); cpu.call(FT); points(cpu); }
pub fn main(){ unsafe{entry()} }

struct WDL<P,const A:i32,const L:usize>(Fe<Zmm,L>,Ph<P>); impl<P:Prime<L>,const A:i32,const L:usize> Work for WDL<P,A,L>{ type Result=Fe<Zmm,L>; #[inline(always)] fn run(self,cpu:Ifma)->Fe<Zmm,L>{ let mut x=self.0; for _ in 0..std::hint::black_box(100) { x=weierstrass::double::<P,A,L>(cpu,&x); } x } }
