! Counters, sums and unaligned words for modes of operation, constant-time.
! Generated: see crates/fastgost-elbrus/src/generate.
	.text

! (dst, a, b, words): dst = a ^ b. All addresses are multiples of 8; words is a multiple of 32, not zero.
	.global fastgost_elbrus_xor
	.type fastgost_elbrus_xor, @function
	.align 8
fastgost_elbrus_xor:
{
  setwd wsz=0x60, nfx=1
  setbn rsz=0x3f, rbs=0x20, rcur=0x0
}
{
  shrd,0 %r3, 5, %r5
  nop 1
}
.Lfastgost_elbrus_xor_turn:
{
  cmpedb,0 %r5, 1, %pred0
  subd,1 %r5, 1, %r5
  disp %ctpr1, .Lfastgost_elbrus_xor_turn
}
{
  ldd,0 [ %r1 + 8 ], %r18
  ldd,2 [ %r1 ], %r16
  ldd,3 [ %r2 + 8 ], %r19
  ldd,5 [ %r2 ], %r17
}
{
  ldd,0 [ %r1 + 0x18 ], %r22
  ldd,2 [ %r1 + 0x10 ], %r20
  ldd,3 [ %r2 + 0x18 ], %r23
  ldd,5 [ %r2 + 0x10 ], %r21
}
{
  ldd,0 [ %r1 + 0x28 ], %r26
  ldd,2 [ %r1 + 0x20 ], %r24
  ldd,3 [ %r2 + 0x28 ], %r27
  ldd,5 [ %r2 + 0x20 ], %r25
}
{
  ldd,0 [ %r1 + 0x38 ], %r30
  ldd,2 [ %r1 + 0x30 ], %r28
  ldd,3 [ %r2 + 0x38 ], %r31
  ldd,5 [ %r2 + 0x30 ], %r29
}
{
  ldd,0 [ %r1 + 0x48 ], %r34
  xord,1 %r16, %r17, %r17
  ldd,2 [ %r1 + 0x40 ], %r32
  ldd,3 [ %r2 + 0x48 ], %r35
  xord,4 %r18, %r19, %r19
  ldd,5 [ %r2 + 0x40 ], %r33
}
{
  ldd,0 [ %r1 + 0x58 ], %r36
  xord,1 %r20, %r21, %r21
  ldd,2 [ %r1 + 0x50 ], %r18
  ldd,3 [ %r2 + 0x58 ], %r37
  xord,4 %r22, %r23, %r23
  ldd,5 [ %r2 + 0x50 ], %r16
}
{
  ldd,0 [ %r1 + 0x68 ], %r38
  xord,1 %r24, %r25, %r25
  ldd,2 [ %r1 + 0x60 ], %r22
  ldd,3 [ %r2 + 0x68 ], %r39
  xord,4 %r26, %r27, %r27
  ldd,5 [ %r2 + 0x60 ], %r20
}
{
  ldd,0 [ %r1 + 0x78 ], %r40
  xord,1 %r28, %r29, %r29
  ldd,2 [ %r1 + 0x70 ], %r26
  ldd,3 [ %r2 + 0x78 ], %r41
  xord,4 %r30, %r31, %r31
  ldd,5 [ %r2 + 0x70 ], %r24
}
{
  ldd,0 [ %r1 + 0x88 ], %r42
  xord,1 %r32, %r33, %r33
  ldd,2 [ %r1 + 0x80 ], %r30
  ldd,3 [ %r2 + 0x88 ], %r43
  xord,4 %r34, %r35, %r35
  ldd,5 [ %r2 + 0x80 ], %r28
}
{
  ldd,0 [ %r1 + 0x98 ], %r44
  xord,1 %r18, %r16, %r16
  ldd,2 [ %r1 + 0x90 ], %r34
  ldd,3 [ %r2 + 0x98 ], %r45
  xord,4 %r36, %r37, %r37
  ldd,5 [ %r2 + 0x90 ], %r32
}
{
  ldd,0 [ %r1 + 0xa8 ], %r46
  xord,1 %r22, %r20, %r20
  ldd,2 [ %r1 + 0xa0 ], %r36
  ldd,3 [ %r2 + 0xa8 ], %r47
  xord,4 %r38, %r39, %r39
  ldd,5 [ %r2 + 0xa0 ], %r18
}
{
  ldd,0 [ %r1 + 0xb8 ], %r48
  xord,1 %r26, %r24, %r24
  ldd,2 [ %r1 + 0xb0 ], %r38
  ldd,3 [ %r2 + 0xb8 ], %r49
  xord,4 %r40, %r41, %r41
  ldd,5 [ %r2 + 0xb0 ], %r22
}
{
  ldd,0 [ %r1 + 0xc8 ], %r50
  xord,1 %r30, %r28, %r28
  ldd,2 [ %r1 + 0xc0 ], %r40
  ldd,3 [ %r2 + 0xc8 ], %r51
  xord,4 %r42, %r43, %r43
  ldd,5 [ %r2 + 0xc0 ], %r26
}
{
  ldd,0 [ %r1 + 0xd8 ], %r52
  xord,1 %r34, %r32, %r32
  ldd,2 [ %r1 + 0xd0 ], %r42
  ldd,3 [ %r2 + 0xd8 ], %r53
  xord,4 %r44, %r45, %r45
  ldd,5 [ %r2 + 0xd0 ], %r30
}
{
  ldd,0 [ %r1 + 0xe8 ], %r54
  xord,1 %r36, %r18, %r18
  ldd,2 [ %r1 + 0xe0 ], %r44
  ldd,3 [ %r2 + 0xe8 ], %r55
  xord,4 %r46, %r47, %r47
  ldd,5 [ %r2 + 0xe0 ], %r34
}
{
  ldd,0 [ %r1 + 0xf8 ], %r56
  xord,1 %r38, %r22, %r22
  ldd,2 [ %r1 + 0xf0 ], %r46
  ldd,3 [ %r2 + 0xf8 ], %r57
  xord,4 %r48, %r49, %r49
  ldd,5 [ %r2 + 0xf0 ], %r36
}
{
  xord,2 %r40, %r26, %r26
  xord,5 %r50, %r51, %r51
}
{
  xord,2 %r42, %r30, %r30
  xord,5 %r52, %r53, %r53
}
{
  xord,2 %r44, %r34, %r34
  xord,5 %r54, %r55, %r55
}
{
  xord,2 %r46, %r36, %r36
  xord,5 %r56, %r57, %r57
}
{
  std,2 %r17, [ %r0 ]
  std,5 %r19, [ %r0 + 8 ]
}
{
  std,2 %r21, [ %r0 + 0x10 ]
  std,5 %r23, [ %r0 + 0x18 ]
}
{
  std,2 %r25, [ %r0 + 0x20 ]
  std,5 %r27, [ %r0 + 0x28 ]
}
{
  std,2 %r29, [ %r0 + 0x30 ]
  std,5 %r31, [ %r0 + 0x38 ]
}
{
  std,2 %r33, [ %r0 + 0x40 ]
  std,5 %r35, [ %r0 + 0x48 ]
}
{
  std,2 %r16, [ %r0 + 0x50 ]
  std,5 %r37, [ %r0 + 0x58 ]
}
{
  std,2 %r20, [ %r0 + 0x60 ]
  std,5 %r39, [ %r0 + 0x68 ]
}
{
  std,2 %r24, [ %r0 + 0x70 ]
  std,5 %r41, [ %r0 + 0x78 ]
}
{
  std,2 %r28, [ %r0 + 0x80 ]
  std,5 %r43, [ %r0 + 0x88 ]
}
{
  std,2 %r32, [ %r0 + 0x90 ]
  std,5 %r45, [ %r0 + 0x98 ]
}
{
  std,2 %r18, [ %r0 + 0xa0 ]
  std,5 %r47, [ %r0 + 0xa8 ]
}
{
  std,2 %r22, [ %r0 + 0xb0 ]
  std,5 %r49, [ %r0 + 0xb8 ]
}
{
  std,2 %r26, [ %r0 + 0xc0 ]
  std,5 %r51, [ %r0 + 0xc8 ]
}
{
  std,2 %r30, [ %r0 + 0xd0 ]
  std,5 %r53, [ %r0 + 0xd8 ]
}
{
  std,2 %r34, [ %r0 + 0xe0 ]
  std,5 %r55, [ %r0 + 0xe8 ]
}
{
  std,2 %r36, [ %r0 + 0xf0 ]
  std,5 %r57, [ %r0 + 0xf8 ]
}
{
  addd,0 %r0, 0x100, %r0
  addd,1 %r1, 0x100, %r1
  addd,3 %r2, 0x100, %r2
  ct %ctpr1 ? ~%pred0
}
{
  nop 0
}
{
  return %ctpr3
  nop 7
}
{
  ct %ctpr3
}
	.size fastgost_elbrus_xor, . - fastgost_elbrus_xor

! (dst, src, words): a copy from an address that is no multiple of 8, by the words that have its bytes; words as above.
	.global fastgost_elbrus_realign
	.type fastgost_elbrus_realign, @function
	.align 8
fastgost_elbrus_realign:
{
  setwd wsz=0x60, nfx=1
  setbn rsz=0x3f, rbs=0x20, rcur=0x0
}
{
  andnd,0 %r1, 7, %r5
  shld,1 %r1, 3, %r6
  nop 1
}
{
  andd,0 %r6, 0x38, %r7
  nop 1
}
{
  xord,0 %r7, 0x3f, %r8
  shrd,1 %r2, 5, %r9
  nop 1
}
.Lfastgost_elbrus_realign_turn:
{
  cmpedb,0 %r9, 1, %pred0
  subd,1 %r9, 1, %r9
  disp %ctpr1, .Lfastgost_elbrus_realign_turn
}
{
  ldd,0 [ %r5 + 0x10 ], %r18
  ldd,2 [ %r5 ], %r16
  ldd,3 [ %r5 + 0x18 ], %r19
  ldd,5 [ %r5 + 8 ], %r17
}
{
  ldd,0 [ %r5 + 0x30 ], %r22
  ldd,2 [ %r5 + 0x20 ], %r20
  ldd,3 [ %r5 + 0x38 ], %r23
  ldd,5 [ %r5 + 0x28 ], %r21
}
{
  ldd,0 [ %r5 + 0x50 ], %r26
  ldd,2 [ %r5 + 0x40 ], %r24
  ldd,3 [ %r5 + 0x58 ], %r27
  ldd,5 [ %r5 + 0x48 ], %r25
}
{
  ldd,0 [ %r5 + 0x70 ], %r30
  shrd,1 %r16, %r7, %r16
  ldd,2 [ %r5 + 0x60 ], %r28
  ldd,3 [ %r5 + 0x78 ], %r31
  shld,4 %r17, 1, %r32
  ldd,5 [ %r5 + 0x68 ], %r29
}
{
  ldd,0 [ %r5 + 0x90 ], %r35
  shrd,1 %r17, %r7, %r17
  ldd,2 [ %r5 + 0x80 ], %r33
  ldd,3 [ %r5 + 0x98 ], %r36
  shld,4 %r18, 1, %r37
  ldd,5 [ %r5 + 0x88 ], %r34
}
{
  ldd,0 [ %r5 + 0xb0 ], %r40
  shrd,1 %r18, %r7, %r18
  ldd,2 [ %r5 + 0xa0 ], %r38
  ldd,3 [ %r5 + 0xb8 ], %r41
  shld,4 %r19, 1, %r42
  ldd,5 [ %r5 + 0xa8 ], %r39
}
{
  ldd,0 [ %r5 + 0xd0 ], %r45
  shrd,1 %r19, %r7, %r19
  ldd,2 [ %r5 + 0xc0 ], %r43
  ldd,3 [ %r5 + 0xd8 ], %r46
  shld,4 %r20, 1, %r47
  ldd,5 [ %r5 + 0xc8 ], %r44
}
{
  ldd,0 [ %r5 + 0xf0 ], %r50
  shrd,1 %r20, %r7, %r20
  ldd,2 [ %r5 + 0xe0 ], %r48
  ldd,3 [ %r5 + 0xf8 ], %r51
  shld,4 %r21, 1, %r52
  ldd,5 [ %r5 + 0xe8 ], %r49
}
{
  shld,0 %r22, 1, %r54
  shld,1 %r23, 1, %r55
  ldd,2 [ %r5 + 0x100 ], %r53
  shrd,3 %r22, %r7, %r22
  shrd,4 %r23, %r7, %r23
  shrd,5 %r21, %r7, %r21
}
{
  shld,0 %r25, 1, %r57
  shld,1 %r26, 1, %r58
  shld,2 %r24, 1, %r56
  shrd,3 %r25, %r7, %r25
  shrd,4 %r26, %r7, %r26
  shrd,5 %r24, %r7, %r24
}
{
  shld,0 %r28, 1, %r60
  shld,1 %r29, 1, %r61
  shld,2 %r27, 1, %r59
  shrd,3 %r28, %r7, %r28
  shrd,4 %r29, %r7, %r29
  shrd,5 %r27, %r7, %r27
}
{
  shld,0 %r31, 1, %r63
  shld,1 %r33, 1, %b[0]
  shld,2 %r30, 1, %r62
  shrd,3 %r31, %r7, %r31
  shrd,4 %r33, %r7, %r33
  shrd,5 %r30, %r7, %r30
}
{
  shld,0 %r35, 1, %b[2]
  shld,1 %r36, 1, %b[3]
  shld,2 %r34, 1, %b[1]
  shrd,3 %r35, %r7, %r35
  shrd,4 %r36, %r7, %r36
  shrd,5 %r34, %r7, %r34
}
{
  shld,0 %r39, 1, %b[5]
  shld,1 %r40, 1, %b[6]
  shld,2 %r38, 1, %b[4]
  shrd,3 %r39, %r7, %r39
  shrd,4 %r40, %r7, %r40
  shrd,5 %r38, %r7, %r38
}
{
  shld,0 %r43, 1, %b[8]
  shld,1 %r44, 1, %b[9]
  shld,2 %r41, 1, %b[7]
  shrd,3 %r43, %r7, %r43
  shrd,4 %r44, %r7, %r44
  shrd,5 %r41, %r7, %r41
}
{
  shld,0 %r46, 1, %b[11]
  shld,1 %r48, 1, %b[12]
  shld,2 %r45, 1, %b[10]
  shrd,3 %r46, %r7, %r46
  shrd,4 %r48, %r7, %r48
  shrd,5 %r45, %r7, %r45
}
{
  shld,0 %r50, 1, %b[14]
  shld,1 %r51, 1, %b[15]
  shld,2 %r49, 1, %b[13]
  shrd,3 %r50, %r7, %r50
  shrd,4 %r51, %r7, %r51
  shrd,5 %r49, %r7, %r49
}
{
  shl_ord,1 %r32, %r8, %r16, %r32
  shld,2 %r53, 1, %r53
  shl_ord,4 %r37, %r8, %r17, %r37
}
{
  shl_ord,1 %r42, %r8, %r18, %r42
  std,2 %r32, [ %r0 ]
  shl_ord,4 %r47, %r8, %r19, %r47
  std,5 %r37, [ %r0 + 8 ]
}
{
  shl_ord,1 %r52, %r8, %r20, %r52
  std,2 %r42, [ %r0 + 0x10 ]
  shl_ord,4 %r54, %r8, %r21, %r54
  std,5 %r47, [ %r0 + 0x18 ]
}
{
  shl_ord,1 %r55, %r8, %r22, %r55
  std,2 %r52, [ %r0 + 0x20 ]
  shl_ord,4 %r56, %r8, %r23, %r56
  std,5 %r54, [ %r0 + 0x28 ]
}
{
  shl_ord,1 %r57, %r8, %r24, %r57
  std,2 %r55, [ %r0 + 0x30 ]
  shl_ord,4 %r58, %r8, %r25, %r58
  std,5 %r56, [ %r0 + 0x38 ]
}
{
  shl_ord,1 %r59, %r8, %r26, %r59
  std,2 %r57, [ %r0 + 0x40 ]
  shl_ord,4 %r60, %r8, %r27, %r60
  std,5 %r58, [ %r0 + 0x48 ]
}
{
  shl_ord,1 %r61, %r8, %r28, %r61
  std,2 %r59, [ %r0 + 0x50 ]
  shl_ord,4 %r62, %r8, %r29, %r62
  std,5 %r60, [ %r0 + 0x58 ]
}
{
  shl_ord,1 %r63, %r8, %r30, %r63
  std,2 %r61, [ %r0 + 0x60 ]
  shl_ord,4 %b[0], %r8, %r31, %b[0]
  std,5 %r62, [ %r0 + 0x68 ]
}
{
  shl_ord,1 %b[1], %r8, %r33, %b[1]
  std,2 %r63, [ %r0 + 0x70 ]
  shl_ord,4 %b[2], %r8, %r34, %b[2]
  std,5 %b[0], [ %r0 + 0x78 ]
}
{
  shl_ord,1 %b[3], %r8, %r35, %b[3]
  std,2 %b[1], [ %r0 + 0x80 ]
  shl_ord,4 %b[4], %r8, %r36, %b[4]
  std,5 %b[2], [ %r0 + 0x88 ]
}
{
  shl_ord,1 %b[5], %r8, %r38, %b[5]
  std,2 %b[3], [ %r0 + 0x90 ]
  shl_ord,4 %b[6], %r8, %r39, %b[6]
  std,5 %b[4], [ %r0 + 0x98 ]
}
{
  shl_ord,1 %b[7], %r8, %r40, %b[7]
  std,2 %b[5], [ %r0 + 0xa0 ]
  shl_ord,4 %b[8], %r8, %r41, %b[8]
  std,5 %b[6], [ %r0 + 0xa8 ]
}
{
  shl_ord,1 %b[9], %r8, %r43, %b[9]
  std,2 %b[7], [ %r0 + 0xb0 ]
  shl_ord,4 %b[10], %r8, %r44, %b[10]
  std,5 %b[8], [ %r0 + 0xb8 ]
}
{
  shl_ord,1 %b[11], %r8, %r45, %b[11]
  std,2 %b[9], [ %r0 + 0xc0 ]
  shl_ord,4 %b[12], %r8, %r46, %b[12]
  std,5 %b[10], [ %r0 + 0xc8 ]
}
{
  shl_ord,1 %b[13], %r8, %r48, %b[13]
  std,2 %b[11], [ %r0 + 0xd0 ]
  shl_ord,4 %b[14], %r8, %r49, %b[14]
  std,5 %b[12], [ %r0 + 0xd8 ]
}
{
  shl_ord,1 %b[15], %r8, %r50, %b[15]
  std,2 %b[13], [ %r0 + 0xe0 ]
  shl_ord,4 %r53, %r8, %r51, %r53
  std,5 %b[14], [ %r0 + 0xe8 ]
}
{
  std,2 %b[15], [ %r0 + 0xf0 ]
  std,5 %r53, [ %r0 + 0xf8 ]
}
{
  addd,0 %r0, 0x100, %r0
  addd,1 %r5, 0x100, %r5
  ct %ctpr1 ? ~%pred0
}
{
  nop 0
}
{
  return %ctpr3
  nop 7
}
{
  ct %ctpr3
}
	.size fastgost_elbrus_realign, . - fastgost_elbrus_realign

! (dst, first, blocks): counters of 64 bits, big-endian; blocks is a multiple of 32, not zero.
	.global fastgost_elbrus_counters64
	.type fastgost_elbrus_counters64, @function
	.align 8
fastgost_elbrus_counters64:
{
  setwd wsz=0x60, nfx=1
  setbn rsz=0x3f, rbs=0x20, rcur=0x0
}
{
  addd,0 0, 0x1020304050607, %r5
  shrd,1 %r2, 5, %r6
  nop 1
}
.Lfastgost_elbrus_counters64_turn:
{
  cmpedb,0 %r6, 1, %pred0
  subd,1 %r6, 1, %r6
  disp %ctpr1, .Lfastgost_elbrus_counters64_turn
}
{
  addd,0 %r1, 2, %r18
  addd,1 %r1, 4, %r20
  addd,2 %r1, 0, %r16
  addd,3 %r1, 3, %r19
  addd,4 %r1, 5, %r21
  addd,5 %r1, 1, %r17
}
{
  addd,0 %r1, 8, %r24
  addd,1 %r1, 0xa, %r26
  addd,2 %r1, 6, %r22
  addd,3 %r1, 9, %r25
  addd,4 %r1, 0xb, %r27
  addd,5 %r1, 7, %r23
}
{
  addd,0 %r1, 0xe, %r30
  addd,1 %r1, 0x10, %r32
  addd,2 %r1, 0xc, %r28
  addd,3 %r1, 0xf, %r31
  addd,4 %r1, 0x11, %r33
  addd,5 %r1, 0xd, %r29
}
{
  addd,0 %r1, 0x14, %r36
  pshufb,1 %r16, %r16, %r5, %r16
  addd,2 %r1, 0x12, %r34
  addd,3 %r1, 0x15, %r37
  pshufb,4 %r17, %r17, %r5, %r17
  addd,5 %r1, 0x13, %r35
}
{
  addd,0 %r1, 0x18, %r40
  pshufb,1 %r18, %r18, %r5, %r18
  addd,2 %r1, 0x16, %r38
  addd,3 %r1, 0x19, %r41
  pshufb,4 %r19, %r19, %r5, %r19
  addd,5 %r1, 0x17, %r39
}
{
  addd,0 %r1, 0x1c, %r44
  pshufb,1 %r20, %r20, %r5, %r20
  addd,2 %r1, 0x1a, %r42
  addd,3 %r1, 0x1d, %r45
  pshufb,4 %r21, %r21, %r5, %r21
  addd,5 %r1, 0x1b, %r43
}
{
  pshufb,0 %r22, %r22, %r5, %r22
  pshufb,1 %r24, %r24, %r5, %r24
  addd,2 %r1, 0x1e, %r46
  pshufb,3 %r23, %r23, %r5, %r23
  pshufb,4 %r25, %r25, %r5, %r25
  addd,5 %r1, 0x1f, %r47
}
{
  pshufb,0 %r26, %r26, %r5, %r26
  pshufb,1 %r28, %r28, %r5, %r28
  std,2 %r16, [ %r0 ]
  pshufb,3 %r27, %r27, %r5, %r27
  pshufb,4 %r29, %r29, %r5, %r29
  std,5 %r17, [ %r0 + 8 ]
}
{
  pshufb,0 %r30, %r30, %r5, %r30
  pshufb,1 %r32, %r32, %r5, %r32
  std,2 %r18, [ %r0 + 0x10 ]
  pshufb,3 %r31, %r31, %r5, %r31
  pshufb,4 %r33, %r33, %r5, %r33
  std,5 %r19, [ %r0 + 0x18 ]
}
{
  pshufb,0 %r34, %r34, %r5, %r34
  pshufb,1 %r36, %r36, %r5, %r36
  std,2 %r20, [ %r0 + 0x20 ]
  pshufb,3 %r35, %r35, %r5, %r35
  pshufb,4 %r37, %r37, %r5, %r37
  std,5 %r21, [ %r0 + 0x28 ]
}
{
  pshufb,0 %r38, %r38, %r5, %r38
  pshufb,1 %r40, %r40, %r5, %r40
  std,2 %r22, [ %r0 + 0x30 ]
  pshufb,3 %r39, %r39, %r5, %r39
  pshufb,4 %r41, %r41, %r5, %r41
  std,5 %r23, [ %r0 + 0x38 ]
}
{
  pshufb,0 %r42, %r42, %r5, %r42
  pshufb,1 %r44, %r44, %r5, %r44
  std,2 %r24, [ %r0 + 0x40 ]
  pshufb,3 %r43, %r43, %r5, %r43
  pshufb,4 %r45, %r45, %r5, %r45
  std,5 %r25, [ %r0 + 0x48 ]
}
{
  pshufb,0 %r46, %r46, %r5, %r46
  std,2 %r26, [ %r0 + 0x50 ]
  pshufb,3 %r47, %r47, %r5, %r47
  std,5 %r27, [ %r0 + 0x58 ]
}
{
  std,2 %r28, [ %r0 + 0x60 ]
  std,5 %r29, [ %r0 + 0x68 ]
}
{
  std,2 %r30, [ %r0 + 0x70 ]
  std,5 %r31, [ %r0 + 0x78 ]
}
{
  std,2 %r32, [ %r0 + 0x80 ]
  std,5 %r33, [ %r0 + 0x88 ]
}
{
  std,2 %r34, [ %r0 + 0x90 ]
  std,5 %r35, [ %r0 + 0x98 ]
}
{
  std,2 %r36, [ %r0 + 0xa0 ]
  std,5 %r37, [ %r0 + 0xa8 ]
}
{
  std,2 %r38, [ %r0 + 0xb0 ]
  std,5 %r39, [ %r0 + 0xb8 ]
}
{
  std,2 %r40, [ %r0 + 0xc0 ]
  std,5 %r41, [ %r0 + 0xc8 ]
}
{
  std,2 %r42, [ %r0 + 0xd0 ]
  std,5 %r43, [ %r0 + 0xd8 ]
}
{
  std,2 %r44, [ %r0 + 0xe0 ]
  std,5 %r45, [ %r0 + 0xe8 ]
}
{
  std,2 %r46, [ %r0 + 0xf0 ]
  std,5 %r47, [ %r0 + 0xf8 ]
}
{
  addd,0 %r0, 0x100, %r0
  addd,1 %r1, 0x20, %r1
  ct %ctpr1 ? ~%pred0
}
{
  nop 0
}
{
  return %ctpr3
  nop 7
}
{
  ct %ctpr3
}
	.size fastgost_elbrus_counters64, . - fastgost_elbrus_counters64

! (dst, high, low, blocks): counters of 128 bits, big-endian; blocks is a multiple of 16, not zero.
	.global fastgost_elbrus_counters128
	.type fastgost_elbrus_counters128, @function
	.align 8
fastgost_elbrus_counters128:
{
  setwd wsz=0x60, nfx=1
  setbn rsz=0x3f, rbs=0x20, rcur=0x0
}
{
  addd,0 0, 0x1020304050607, %r5
  addd,1 0, 0, %r6
  nop 1
}
{
  shrd,0 %r3, 4, %r7
  nop 1
}
.Lfastgost_elbrus_counters128_turn:
{
  cmpedb,0 %r7, 1, %pred0
  subd,1 %r7, 1, %r7
  disp %ctpr1, .Lfastgost_elbrus_counters128_turn
}
{
  addd,0 %r6, 2, %r18
  addd,1 %r6, 4, %r20
  addd,2 %r6, 0, %r16
  addd,3 %r6, 3, %r19
  addd,4 %r6, 5, %r21
  addd,5 %r6, 1, %r17
}
{
  addd,0 %r6, 8, %r24
  addd,1 %r6, 0xa, %r26
  addd,2 %r6, 6, %r22
  addd,3 %r6, 9, %r25
  addd,4 %r6, 0xb, %r27
  addd,5 %r6, 7, %r23
}
{
  addd,0 %r6, 0xe, %r30
  addd,1 %r2, %r16, %r32
  addd,2 %r6, 0xc, %r28
  addd,3 %r6, 0xf, %r31
  ord,4 %r2, %r16, %r33
  addd,5 %r6, 0xd, %r29
}
{
  addd,0 %r2, %r18, %r36
  addd,1 %r2, %r19, %r38
  addd,2 %r2, %r17, %r34
  ord,3 %r2, %r18, %r37
  ord,4 %r2, %r19, %r39
  ord,5 %r2, %r17, %r35
}
{
  addd,0 %r2, %r21, %r42
  addd,1 %r2, %r22, %r44
  addd,2 %r2, %r20, %r40
  ord,3 %r2, %r21, %r43
  ord,4 %r2, %r22, %r45
  ord,5 %r2, %r20, %r41
}
{
  addd,0 %r2, %r24, %r48
  addd,1 %r2, %r25, %r50
  addd,2 %r2, %r23, %r46
  ord,3 %r2, %r24, %r49
  ord,4 %r2, %r25, %r51
  ord,5 %r2, %r23, %r47
}
{
  addd,0 %r2, %r27, %r54
  addd,1 %r2, %r28, %r56
  addd,2 %r2, %r26, %r52
  ord,3 %r2, %r27, %r55
  ord,4 %r2, %r28, %r57
  ord,5 %r2, %r26, %r53
}
{
  addd,0 %r2, %r30, %r60
  addd,1 %r2, %r31, %r62
  addd,2 %r2, %r29, %r58
  ord,3 %r2, %r30, %r61
  ord,4 %r2, %r31, %r63
  ord,5 %r2, %r29, %r59
}
{
  andnd,0 %r37, %r36, %r37
  andnd,1 %r41, %r40, %r41
  andnd,2 %r33, %r32, %r33
  andnd,3 %r39, %r38, %r39
  andnd,4 %r43, %r42, %r43
  andnd,5 %r35, %r34, %r35
}
{
  andnd,0 %r49, %r48, %r49
  andnd,1 %r53, %r52, %r53
  andnd,2 %r45, %r44, %r45
  andnd,3 %r51, %r50, %r51
  andnd,4 %r55, %r54, %r55
  andnd,5 %r47, %r46, %r47
}
{
  andnd,0 %r61, %r60, %r61
  and_ord,1 %r2, %r16, %r33, %r33
  andnd,2 %r57, %r56, %r57
  andnd,3 %r63, %r62, %r63
  and_ord,4 %r2, %r17, %r35, %r35
  andnd,5 %r59, %r58, %r59
}
{
  pshufb,0 %r32, %r32, %r5, %r32
  and_ord,1 %r2, %r18, %r37, %r37
  pshufb,3 %r34, %r34, %r5, %r34
  and_ord,4 %r2, %r19, %r39, %r39
}
{
  pshufb,0 %r36, %r36, %r5, %r36
  and_ord,1 %r2, %r20, %r41, %r41
  std,2 %r32, [ %r0 + 8 ]
  pshufb,3 %r38, %r38, %r5, %r38
  and_ord,4 %r2, %r21, %r43, %r43
  std,5 %r34, [ %r0 + 0x18 ]
}
{
  pshufb,0 %r40, %r40, %r5, %r40
  and_ord,1 %r2, %r22, %r45, %r45
  std,2 %r36, [ %r0 + 0x28 ]
  pshufb,3 %r42, %r42, %r5, %r42
  and_ord,4 %r2, %r23, %r47, %r47
  std,5 %r38, [ %r0 + 0x38 ]
}
{
  pshufb,0 %r44, %r44, %r5, %r44
  and_ord,1 %r2, %r24, %r49, %r49
  std,2 %r40, [ %r0 + 0x48 ]
  pshufb,3 %r46, %r46, %r5, %r46
  and_ord,4 %r2, %r25, %r51, %r51
  std,5 %r42, [ %r0 + 0x58 ]
}
{
  pshufb,0 %r48, %r48, %r5, %r48
  and_ord,1 %r2, %r26, %r53, %r53
  std,2 %r44, [ %r0 + 0x68 ]
  pshufb,3 %r50, %r50, %r5, %r50
  and_ord,4 %r2, %r27, %r55, %r55
  std,5 %r46, [ %r0 + 0x78 ]
}
{
  pshufb,0 %r52, %r52, %r5, %r52
  and_ord,1 %r2, %r28, %r57, %r57
  std,2 %r48, [ %r0 + 0x88 ]
  pshufb,3 %r54, %r54, %r5, %r54
  and_ord,4 %r2, %r29, %r59, %r59
  std,5 %r50, [ %r0 + 0x98 ]
}
{
  pshufb,0 %r56, %r56, %r5, %r56
  and_ord,1 %r2, %r30, %r61, %r61
  std,2 %r52, [ %r0 + 0xa8 ]
  pshufb,3 %r58, %r58, %r5, %r58
  and_ord,4 %r2, %r31, %r63, %r63
  std,5 %r54, [ %r0 + 0xb8 ]
}
{
  pshufb,0 %r60, %r60, %r5, %r60
  shr_addd,1 %r33, 0x3f, %r1, %r33
  std,2 %r56, [ %r0 + 0xc8 ]
  pshufb,3 %r62, %r62, %r5, %r62
  shr_addd,4 %r35, 0x3f, %r1, %r35
  std,5 %r58, [ %r0 + 0xd8 ]
}
{
  shr_addd,1 %r37, 0x3f, %r1, %r37
  std,2 %r60, [ %r0 + 0xe8 ]
  shr_addd,4 %r39, 0x3f, %r1, %r39
  std,5 %r62, [ %r0 + 0xf8 ]
}
{
  pshufb,0 %r33, %r33, %r5, %r33
  shr_addd,1 %r41, 0x3f, %r1, %r41
  pshufb,3 %r35, %r35, %r5, %r35
  shr_addd,4 %r43, 0x3f, %r1, %r43
}
{
  pshufb,0 %r37, %r37, %r5, %r37
  shr_addd,1 %r45, 0x3f, %r1, %r45
  std,2 %r33, [ %r0 ]
  pshufb,3 %r39, %r39, %r5, %r39
  shr_addd,4 %r47, 0x3f, %r1, %r47
  std,5 %r35, [ %r0 + 0x10 ]
}
{
  pshufb,0 %r41, %r41, %r5, %r41
  shr_addd,1 %r49, 0x3f, %r1, %r49
  std,2 %r37, [ %r0 + 0x20 ]
  pshufb,3 %r43, %r43, %r5, %r43
  shr_addd,4 %r51, 0x3f, %r1, %r51
  std,5 %r39, [ %r0 + 0x30 ]
}
{
  pshufb,0 %r45, %r45, %r5, %r45
  shr_addd,1 %r53, 0x3f, %r1, %r53
  std,2 %r41, [ %r0 + 0x40 ]
  pshufb,3 %r47, %r47, %r5, %r47
  shr_addd,4 %r55, 0x3f, %r1, %r55
  std,5 %r43, [ %r0 + 0x50 ]
}
{
  pshufb,0 %r49, %r49, %r5, %r49
  shr_addd,1 %r57, 0x3f, %r1, %r57
  std,2 %r45, [ %r0 + 0x60 ]
  pshufb,3 %r51, %r51, %r5, %r51
  shr_addd,4 %r59, 0x3f, %r1, %r59
  std,5 %r47, [ %r0 + 0x70 ]
}
{
  pshufb,0 %r53, %r53, %r5, %r53
  shr_addd,1 %r61, 0x3f, %r1, %r61
  std,2 %r49, [ %r0 + 0x80 ]
  pshufb,3 %r55, %r55, %r5, %r55
  shr_addd,4 %r63, 0x3f, %r1, %r63
  std,5 %r51, [ %r0 + 0x90 ]
}
{
  pshufb,0 %r57, %r57, %r5, %r57
  std,2 %r53, [ %r0 + 0xa0 ]
  pshufb,3 %r59, %r59, %r5, %r59
  std,5 %r55, [ %r0 + 0xb0 ]
}
{
  pshufb,0 %r61, %r61, %r5, %r61
  std,2 %r57, [ %r0 + 0xc0 ]
  pshufb,3 %r63, %r63, %r5, %r63
  std,5 %r59, [ %r0 + 0xd0 ]
}
{
  std,2 %r61, [ %r0 + 0xe0 ]
  std,5 %r63, [ %r0 + 0xf0 ]
}
{
  addd,0 %r0, 0x100, %r0
  addd,1 %r6, 0x10, %r6
  ct %ctpr1 ? ~%pred0
}
{
  nop 0
}
{
  return %ctpr3
  nop 7
}
{
  ct %ctpr3
}
	.size fastgost_elbrus_counters128, . - fastgost_elbrus_counters128
