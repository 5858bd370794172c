! Magma by substitutions of 4-bit vectors, as paper P3 has it, constant-time: for experiments.
! Generated: see crates/fastgost-elbrus/src/generate.
	.text

! (dst, src, round keys, turns): 16 blocks a turn.
	.global fastgost_magma_words_v3
	.type fastgost_magma_words_v3, @function
	.align 8
fastgost_magma_words_v3:
{
  setwd wsz=0x60, nfx=1
  setbn rsz=0x3f, rbs=0x20, rcur=0x0
}
{
  addd,0 %r0, 0x40, %r5
  addd,1 %r1, 0x40, %r6
  nop 1
}
{
  addd,0 0, 0xd0905010c080400, %b[127]
  addd,1 0, 0xf0b07030e0a0602, %b[126]
  nop 1
}
{
  addd,0 0, 0xb0a090803020100, %b[125]
  addd,1 0, 0xf0e0d0c07060504, %b[124]
  nop 1
}
{
  addd,0 0, 0xb030a0209010800, %b[123]
  addd,1 0, 0xf070e060d050c04, %b[122]
  nop 1
}
{
  addd,0 0, 0xb0a030209080100, %b[121]
  addd,1 0, 0xf0e07060d0c0504, %b[120]
  nop 1
}
{
  addd,0 0, 0xf0f0f0f0f0f0f0f, %b[119]
  addd,1 0, 0x10f0300070d080e, %b[118]
  nop 1
}
{
  addd,0 0, 0x90b050a0206040c, %b[117]
  addd,1 0, 0xf000d0b07040e010, %b[116]
  nop 1
}
{
  addd,0 0, 0xc050a09030208060, %b[115]
  addd,1 0, 0x6090c0407010e, %b[114]
  nop 1
}
{
  addd,0 0, 0xd0a0f020805030b, %b[113]
  addd,1 0, 0xb090e03050a00070, %b[112]
  nop 1
}
{
  addd,0 0, 0x60f040d0102080c0, %b[111]
  addd,1 0, 0xc02040b0e030900, %b[110]
  nop 1
}
{
  addd,0 0, 0xd0601080a050f07, %b[109]
  addd,1 0, 0xe03040108070b0, %b[108]
  nop 1
}
{
  addd,0 0, 0xa0c0209060f0d050, %b[107]
  addd,1 0, 0x7030a0d000b040f, %b[106]
  nop 1
}
{
  addd,0 0, 0xc01090605020e08, %b[105]
  addd,1 0, 0x20b0c09060a0f040, %b[104]
  nop 1
}
{
  addd,0 0, 0x30805000d0e07010, %b[103]
  addd,1 0, 0x8090a0b00010203, %b[102]
  nop 1
}
{
  addd,0 0, 0xc0d0e0f04050607, %b[101]
  addd,1 0, 0x8090a0b00010203, %b[100]
  nop 1
}
{
  addd,0 0, 0xc0d0e0f04050607, %b[99]
  nop 1
}
.Lfastgost_magma_words_v3_blocks:
{
  cmpedb,0 %r3, 1, %pred0
  subd,1 %r3, 1, %r3
  disp %ctpr1, .Lfastgost_magma_words_v3_blocks
}
{
  ldd,0 [ %r1 + 8 ], %r17
  ldd,2 [ %r1 ], %r16
  ldd,3 [ %r6 + 8 ], %b[41]
  ldd,5 [ %r6 ], %b[40]
}
{
  ldd,0 [ %r1 + 0x18 ], %r19
  ldd,2 [ %r1 + 0x10 ], %r18
  ldd,3 [ %r6 + 0x18 ], %b[43]
  ldd,5 [ %r6 + 0x10 ], %b[42]
}
{
  ldd,0 [ %r1 + 0x28 ], %r21
  ldd,2 [ %r1 + 0x20 ], %r20
  ldd,3 [ %r6 + 0x28 ], %b[45]
  ldd,5 [ %r6 + 0x20 ], %b[44]
}
{
  ldd,0 [ %r1 + 0x38 ], %r23
  pshufb,1 %r17, %r16, %b[101], %r24
  ldd,2 [ %r1 + 0x30 ], %r22
  ldd,3 [ %r6 + 0x38 ], %b[47]
  pshufb,4 %b[41], %b[40], %b[101], %b[48]
  ldd,5 [ %r6 + 0x30 ], %b[46]
}
{
  pshufb,0 %r19, %r18, %b[101], %r26
  pshufb,1 %r17, %r16, %b[102], %r17
  ldd,2 [ %r2 ], %r25
  pshufb,3 %b[43], %b[42], %b[101], %b[50]
  pshufb,4 %b[41], %b[40], %b[102], %b[41]
  ldd,5 [ %r2 ], %b[49]
}
{
  pshufb,0 %r21, %r20, %b[101], %r16
  pshufb,1 %r19, %r18, %b[102], %r19
  pshufb,3 %b[45], %b[44], %b[101], %b[40]
  pshufb,4 %b[43], %b[42], %b[102], %b[43]
}
{
  pshufb,0 %r23, %r22, %b[101], %r18
  pshufb,1 %r21, %r20, %b[102], %r21
  pshufb,3 %b[47], %b[46], %b[101], %b[42]
  pshufb,4 %b[45], %b[44], %b[102], %b[45]
}
{
  paddw,0 %r24, %r25, %r20
  pshufb,1 %r23, %r22, %b[102], %r23
  paddw,3 %b[48], %b[49], %b[44]
  pshufb,4 %b[47], %b[46], %b[102], %b[47]
}
{
  paddw,0 %r26, %r25, %r22
  ldd,2 [ %r2 + 8 ], %r27
  paddw,3 %b[50], %b[49], %b[46]
  ldd,5 [ %r2 + 8 ], %b[51]
}
{
  paddw,0 %r16, %r25, %r28
  pshufb,1 %r22, %r20, %b[127], %r29
  paddw,3 %b[40], %b[49], %b[52]
  pshufb,4 %b[46], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r18, %r25, %r25
  pshufb,1 %r22, %r20, %b[126], %r22
  paddw,3 %b[42], %b[49], %b[49]
  pshufb,4 %b[46], %b[44], %b[126], %b[46]
}
{
  pshufb,0 %r25, %r28, %b[127], %r20
  pshufb,1 %r25, %r28, %b[126], %r25
  pshufb,3 %b[49], %b[52], %b[127], %b[44]
  pshufb,4 %b[49], %b[52], %b[126], %b[49]
}
{
  pshufb,0 %r20, %r29, %b[125], %r28
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[52]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r25, %r22, %b[125], %r29
  pshufb,1 %r25, %r22, %b[124], %r25
  pshufb,3 %b[49], %b[46], %b[125], %b[53]
  pshufb,4 %b[49], %b[46], %b[124], %b[49]
}
{
  psrlw,0 %r28, 4, %r22
  psrlw,1 %r20, 4, %r30
  psrlw,3 %b[52], 4, %b[46]
  psrlw,4 %b[44], 4, %b[54]
}
{
  psrlw,0 %r29, 4, %r31
  psrlw,1 %r25, 4, %r32
  psrlw,3 %b[53], 4, %b[55]
  psrlw,4 %b[49], 4, %b[56]
}
{
  pandd,0 %r22, %b[119], %r22
  andd,1 %r20, %b[119], %r20
  andd,2 %r28, %b[119], %r28
  pandd,3 %b[46], %b[119], %b[46]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[52], %b[119], %b[52]
}
{
  pandd,0 %r30, %b[119], %r30
  pandd,1 %r31, %b[119], %r31
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[54], %b[119], %b[54]
  pandd,4 %b[55], %b[119], %b[55]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r32, %b[119], %r32
  pshufb,1 %b[118], %b[117], %r28, %r28
  andd,2 %r25, %b[119], %r25
  pandd,3 %b[56], %b[119], %b[56]
  pshufb,4 %b[118], %b[117], %b[52], %b[52]
  andd,5 %b[49], %b[119], %b[49]
}
{
  pshufb,0 %b[116], %b[115], %r22, %r22
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[46], %b[46]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r30, %r30
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[54], %b[54]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r31, %r31
  pshufb,1 %b[106], %b[105], %r25, %r25
  pshufb,3 %b[108], %b[107], %b[55], %b[55]
  pshufb,4 %b[106], %b[105], %b[49], %b[49]
}
{
  pshufb,0 %b[104], %b[103], %r32, %r32
  pord,1 %r28, %r22, %r22
  pshufb,3 %b[104], %b[103], %b[56], %b[56]
  pord,4 %b[52], %b[46], %b[46]
}
{
  pord,0 %r20, %r30, %r30
  pord,1 %r29, %r31, %r31
  pord,3 %b[44], %b[54], %b[54]
  pord,4 %b[53], %b[55], %b[55]
}
{
  pord,0 %r25, %r32, %r32
  pshufb,1 %r30, %r22, %b[123], %r25
  pord,3 %b[49], %b[56], %b[56]
  pshufb,4 %b[54], %b[46], %b[123], %b[49]
}
{
  pshufb,0 %r30, %r22, %b[122], %r30
  pshufb,1 %r32, %r31, %b[123], %r22
  pshufb,3 %b[54], %b[46], %b[122], %b[54]
  pshufb,4 %b[56], %b[55], %b[123], %b[46]
}
{
  pshufb,0 %r32, %r31, %b[122], %r32
  pshufb,1 %r22, %r25, %b[121], %r31
  pshufb,3 %b[56], %b[55], %b[122], %b[56]
  pshufb,4 %b[46], %b[49], %b[121], %b[55]
}
{
  pshufb,0 %r22, %r25, %b[120], %r22
  pshufb,1 %r32, %r30, %b[121], %r25
  pshufb,3 %b[46], %b[49], %b[120], %b[46]
  pshufb,4 %b[56], %b[54], %b[121], %b[49]
}
{
  pshufb,0 %r32, %r30, %b[120], %r32
  psllw,1 %r31, 0xb, %r30
  pshufb,3 %b[56], %b[54], %b[120], %b[56]
  psllw,4 %b[55], 0xb, %b[54]
}
{
  psrlw,0 %r31, 0x15, %r31
  psllw,1 %r22, 0xb, %r29
  psrlw,3 %b[55], 0x15, %b[55]
  psllw,4 %b[46], 0xb, %b[53]
}
{
  psrlw,0 %r22, 0x15, %r22
  psllw,1 %r25, 0xb, %r20
  psrlw,3 %b[46], 0x15, %b[46]
  psllw,4 %b[49], 0xb, %b[44]
}
{
  psrlw,0 %r25, 0x15, %r25
  psllw,1 %r32, 0xb, %r28
  psrlw,3 %b[49], 0x15, %b[49]
  psllw,4 %b[56], 0xb, %b[52]
}
{
  psrlw,0 %r32, 0x15, %r32
  psrlw,3 %b[56], 0x15, %b[56]
}
{
  xor_xord,1 %r30, %r31, %r17, %r31
  xor_xord,4 %b[54], %b[55], %b[41], %b[55]
}
{
  xor_xord,1 %r29, %r22, %r19, %r22
  xor_xord,4 %b[53], %b[46], %b[43], %b[46]
}
{
  paddw,0 %r31, %r27, %r20
  xor_xord,1 %r20, %r25, %r21, %r25
  paddw,3 %b[55], %b[51], %b[44]
  xor_xord,4 %b[44], %b[49], %b[45], %b[49]
}
{
  paddw,0 %r22, %r27, %r28
  xor_xord,1 %r28, %r32, %r23, %r32
  ldd,2 [ %r2 + 0x10 ], %r23
  paddw,3 %b[46], %b[51], %b[52]
  xor_xord,4 %b[52], %b[56], %b[47], %b[56]
  ldd,5 [ %r2 + 0x10 ], %b[47]
}
{
  paddw,0 %r25, %r27, %r21
  pshufb,1 %r28, %r20, %b[127], %r29
  paddw,3 %b[49], %b[51], %b[45]
  pshufb,4 %b[52], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r32, %r27, %r27
  pshufb,1 %r28, %r20, %b[126], %r28
  paddw,3 %b[56], %b[51], %b[51]
  pshufb,4 %b[52], %b[44], %b[126], %b[52]
}
{
  pshufb,0 %r27, %r21, %b[127], %r20
  pshufb,1 %r27, %r21, %b[126], %r27
  pshufb,3 %b[51], %b[45], %b[127], %b[44]
  pshufb,4 %b[51], %b[45], %b[126], %b[51]
}
{
  pshufb,0 %r20, %r29, %b[125], %r21
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[45]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r27, %r28, %b[125], %r29
  pshufb,1 %r27, %r28, %b[124], %r27
  pshufb,3 %b[51], %b[52], %b[125], %b[53]
  pshufb,4 %b[51], %b[52], %b[124], %b[51]
}
{
  psrlw,0 %r21, 4, %r28
  psrlw,1 %r20, 4, %r19
  psrlw,3 %b[45], 4, %b[52]
  psrlw,4 %b[44], 4, %b[43]
}
{
  psrlw,0 %r29, 4, %r30
  psrlw,1 %r27, 4, %r17
  psrlw,3 %b[53], 4, %b[54]
  psrlw,4 %b[51], 4, %b[41]
}
{
  pandd,0 %r28, %b[119], %r28
  andd,1 %r20, %b[119], %r20
  andd,2 %r21, %b[119], %r21
  pandd,3 %b[52], %b[119], %b[52]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[45], %b[119], %b[45]
}
{
  pandd,0 %r19, %b[119], %r19
  pandd,1 %r30, %b[119], %r30
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[43], %b[119], %b[43]
  pandd,4 %b[54], %b[119], %b[54]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r17, %b[119], %r17
  pshufb,1 %b[118], %b[117], %r21, %r21
  andd,2 %r27, %b[119], %r27
  pandd,3 %b[41], %b[119], %b[41]
  pshufb,4 %b[118], %b[117], %b[45], %b[45]
  andd,5 %b[51], %b[119], %b[51]
}
{
  pshufb,0 %b[116], %b[115], %r28, %r28
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[52], %b[52]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r19, %r19
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[43], %b[43]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r30, %r30
  pshufb,1 %b[106], %b[105], %r27, %r27
  pshufb,3 %b[108], %b[107], %b[54], %b[54]
  pshufb,4 %b[106], %b[105], %b[51], %b[51]
}
{
  pshufb,0 %b[104], %b[103], %r17, %r17
  pord,1 %r21, %r28, %r28
  pshufb,3 %b[104], %b[103], %b[41], %b[41]
  pord,4 %b[45], %b[52], %b[52]
}
{
  pord,0 %r20, %r19, %r19
  pord,1 %r29, %r30, %r30
  pord,3 %b[44], %b[43], %b[43]
  pord,4 %b[53], %b[54], %b[54]
}
{
  pord,0 %r27, %r17, %r17
  pshufb,1 %r19, %r28, %b[123], %r27
  pord,3 %b[51], %b[41], %b[41]
  pshufb,4 %b[43], %b[52], %b[123], %b[51]
}
{
  pshufb,0 %r19, %r28, %b[122], %r19
  pshufb,1 %r17, %r30, %b[123], %r28
  pshufb,3 %b[43], %b[52], %b[122], %b[43]
  pshufb,4 %b[41], %b[54], %b[123], %b[52]
}
{
  pshufb,0 %r17, %r30, %b[122], %r17
  pshufb,1 %r28, %r27, %b[121], %r30
  pshufb,3 %b[41], %b[54], %b[122], %b[41]
  pshufb,4 %b[52], %b[51], %b[121], %b[54]
}
{
  pshufb,0 %r28, %r27, %b[120], %r28
  pshufb,1 %r17, %r19, %b[121], %r27
  pshufb,3 %b[52], %b[51], %b[120], %b[52]
  pshufb,4 %b[41], %b[43], %b[121], %b[51]
}
{
  pshufb,0 %r17, %r19, %b[120], %r17
  psllw,1 %r30, 0xb, %r19
  pshufb,3 %b[41], %b[43], %b[120], %b[41]
  psllw,4 %b[54], 0xb, %b[43]
}
{
  psrlw,0 %r30, 0x15, %r30
  psllw,1 %r28, 0xb, %r29
  psrlw,3 %b[54], 0x15, %b[54]
  psllw,4 %b[52], 0xb, %b[53]
}
{
  psrlw,0 %r28, 0x15, %r28
  psllw,1 %r27, 0xb, %r20
  psrlw,3 %b[52], 0x15, %b[52]
  psllw,4 %b[51], 0xb, %b[44]
}
{
  psrlw,0 %r27, 0x15, %r27
  psllw,1 %r17, 0xb, %r21
  psrlw,3 %b[51], 0x15, %b[51]
  psllw,4 %b[41], 0xb, %b[45]
}
{
  psrlw,0 %r17, 0x15, %r17
  psrlw,3 %b[41], 0x15, %b[41]
}
{
  xor_xord,1 %r19, %r30, %r24, %r30
  xor_xord,4 %b[43], %b[54], %b[48], %b[54]
}
{
  xor_xord,1 %r29, %r28, %r26, %r28
  xor_xord,4 %b[53], %b[52], %b[50], %b[52]
}
{
  paddw,0 %r30, %r23, %r20
  xor_xord,1 %r20, %r27, %r16, %r27
  paddw,3 %b[54], %b[47], %b[44]
  xor_xord,4 %b[44], %b[51], %b[40], %b[51]
}
{
  paddw,0 %r28, %r23, %r21
  xor_xord,1 %r21, %r17, %r18, %r17
  ldd,2 [ %r2 + 0x18 ], %r18
  paddw,3 %b[52], %b[47], %b[45]
  xor_xord,4 %b[45], %b[41], %b[42], %b[41]
  ldd,5 [ %r2 + 0x18 ], %b[42]
}
{
  paddw,0 %r27, %r23, %r16
  pshufb,1 %r21, %r20, %b[127], %r29
  paddw,3 %b[51], %b[47], %b[40]
  pshufb,4 %b[45], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r17, %r23, %r23
  pshufb,1 %r21, %r20, %b[126], %r21
  paddw,3 %b[41], %b[47], %b[47]
  pshufb,4 %b[45], %b[44], %b[126], %b[45]
}
{
  pshufb,0 %r23, %r16, %b[127], %r20
  pshufb,1 %r23, %r16, %b[126], %r23
  pshufb,3 %b[47], %b[40], %b[127], %b[44]
  pshufb,4 %b[47], %b[40], %b[126], %b[47]
}
{
  pshufb,0 %r20, %r29, %b[125], %r16
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[40]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r23, %r21, %b[125], %r29
  pshufb,1 %r23, %r21, %b[124], %r23
  pshufb,3 %b[47], %b[45], %b[125], %b[53]
  pshufb,4 %b[47], %b[45], %b[124], %b[47]
}
{
  psrlw,0 %r16, 4, %r21
  psrlw,1 %r20, 4, %r26
  psrlw,3 %b[40], 4, %b[45]
  psrlw,4 %b[44], 4, %b[50]
}
{
  psrlw,0 %r29, 4, %r19
  psrlw,1 %r23, 4, %r24
  psrlw,3 %b[53], 4, %b[43]
  psrlw,4 %b[47], 4, %b[48]
}
{
  pandd,0 %r21, %b[119], %r21
  andd,1 %r20, %b[119], %r20
  andd,2 %r16, %b[119], %r16
  pandd,3 %b[45], %b[119], %b[45]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[40], %b[119], %b[40]
}
{
  pandd,0 %r26, %b[119], %r26
  pandd,1 %r19, %b[119], %r19
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[50], %b[119], %b[50]
  pandd,4 %b[43], %b[119], %b[43]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r24, %b[119], %r24
  pshufb,1 %b[118], %b[117], %r16, %r16
  andd,2 %r23, %b[119], %r23
  pandd,3 %b[48], %b[119], %b[48]
  pshufb,4 %b[118], %b[117], %b[40], %b[40]
  andd,5 %b[47], %b[119], %b[47]
}
{
  pshufb,0 %b[116], %b[115], %r21, %r21
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[45], %b[45]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r26, %r26
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[50], %b[50]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r19, %r19
  pshufb,1 %b[106], %b[105], %r23, %r23
  pshufb,3 %b[108], %b[107], %b[43], %b[43]
  pshufb,4 %b[106], %b[105], %b[47], %b[47]
}
{
  pshufb,0 %b[104], %b[103], %r24, %r24
  pord,1 %r16, %r21, %r21
  pshufb,3 %b[104], %b[103], %b[48], %b[48]
  pord,4 %b[40], %b[45], %b[45]
}
{
  pord,0 %r20, %r26, %r26
  pord,1 %r29, %r19, %r19
  pord,3 %b[44], %b[50], %b[50]
  pord,4 %b[53], %b[43], %b[43]
}
{
  pord,0 %r23, %r24, %r24
  pshufb,1 %r26, %r21, %b[123], %r23
  pord,3 %b[47], %b[48], %b[48]
  pshufb,4 %b[50], %b[45], %b[123], %b[47]
}
{
  pshufb,0 %r26, %r21, %b[122], %r26
  pshufb,1 %r24, %r19, %b[123], %r21
  pshufb,3 %b[50], %b[45], %b[122], %b[50]
  pshufb,4 %b[48], %b[43], %b[123], %b[45]
}
{
  pshufb,0 %r24, %r19, %b[122], %r24
  pshufb,1 %r21, %r23, %b[121], %r19
  pshufb,3 %b[48], %b[43], %b[122], %b[48]
  pshufb,4 %b[45], %b[47], %b[121], %b[43]
}
{
  pshufb,0 %r21, %r23, %b[120], %r21
  pshufb,1 %r24, %r26, %b[121], %r23
  pshufb,3 %b[45], %b[47], %b[120], %b[45]
  pshufb,4 %b[48], %b[50], %b[121], %b[47]
}
{
  pshufb,0 %r24, %r26, %b[120], %r24
  psllw,1 %r19, 0xb, %r26
  pshufb,3 %b[48], %b[50], %b[120], %b[48]
  psllw,4 %b[43], 0xb, %b[50]
}
{
  psrlw,0 %r19, 0x15, %r19
  psllw,1 %r21, 0xb, %r29
  psrlw,3 %b[43], 0x15, %b[43]
  psllw,4 %b[45], 0xb, %b[53]
}
{
  psrlw,0 %r21, 0x15, %r21
  psllw,1 %r23, 0xb, %r20
  psrlw,3 %b[45], 0x15, %b[45]
  psllw,4 %b[47], 0xb, %b[44]
}
{
  psrlw,0 %r23, 0x15, %r23
  psllw,1 %r24, 0xb, %r16
  psrlw,3 %b[47], 0x15, %b[47]
  psllw,4 %b[48], 0xb, %b[40]
}
{
  psrlw,0 %r24, 0x15, %r24
  psrlw,3 %b[48], 0x15, %b[48]
}
{
  xor_xord,1 %r26, %r19, %r31, %r19
  xor_xord,4 %b[50], %b[43], %b[55], %b[43]
}
{
  xor_xord,1 %r29, %r21, %r22, %r21
  xor_xord,4 %b[53], %b[45], %b[46], %b[45]
}
{
  paddw,0 %r19, %r18, %r20
  xor_xord,1 %r20, %r23, %r25, %r23
  paddw,3 %b[43], %b[42], %b[44]
  xor_xord,4 %b[44], %b[47], %b[49], %b[47]
}
{
  paddw,0 %r21, %r18, %r16
  xor_xord,1 %r16, %r24, %r32, %r24
  ldd,2 [ %r2 + 0x20 ], %r32
  paddw,3 %b[45], %b[42], %b[40]
  xor_xord,4 %b[40], %b[48], %b[56], %b[48]
  ldd,5 [ %r2 + 0x20 ], %b[56]
}
{
  paddw,0 %r23, %r18, %r25
  pshufb,1 %r16, %r20, %b[127], %r29
  paddw,3 %b[47], %b[42], %b[49]
  pshufb,4 %b[40], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r24, %r18, %r18
  pshufb,1 %r16, %r20, %b[126], %r16
  paddw,3 %b[48], %b[42], %b[42]
  pshufb,4 %b[40], %b[44], %b[126], %b[40]
}
{
  pshufb,0 %r18, %r25, %b[127], %r20
  pshufb,1 %r18, %r25, %b[126], %r18
  pshufb,3 %b[42], %b[49], %b[127], %b[44]
  pshufb,4 %b[42], %b[49], %b[126], %b[42]
}
{
  pshufb,0 %r20, %r29, %b[125], %r25
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[49]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r18, %r16, %b[125], %r29
  pshufb,1 %r18, %r16, %b[124], %r18
  pshufb,3 %b[42], %b[40], %b[125], %b[53]
  pshufb,4 %b[42], %b[40], %b[124], %b[42]
}
{
  psrlw,0 %r25, 4, %r16
  psrlw,1 %r20, 4, %r22
  psrlw,3 %b[49], 4, %b[40]
  psrlw,4 %b[44], 4, %b[46]
}
{
  psrlw,0 %r29, 4, %r26
  psrlw,1 %r18, 4, %r31
  psrlw,3 %b[53], 4, %b[50]
  psrlw,4 %b[42], 4, %b[55]
}
{
  pandd,0 %r16, %b[119], %r16
  andd,1 %r20, %b[119], %r20
  andd,2 %r25, %b[119], %r25
  pandd,3 %b[40], %b[119], %b[40]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[49], %b[119], %b[49]
}
{
  pandd,0 %r22, %b[119], %r22
  pandd,1 %r26, %b[119], %r26
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[46], %b[119], %b[46]
  pandd,4 %b[50], %b[119], %b[50]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r31, %b[119], %r31
  pshufb,1 %b[118], %b[117], %r25, %r25
  andd,2 %r18, %b[119], %r18
  pandd,3 %b[55], %b[119], %b[55]
  pshufb,4 %b[118], %b[117], %b[49], %b[49]
  andd,5 %b[42], %b[119], %b[42]
}
{
  pshufb,0 %b[116], %b[115], %r16, %r16
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[40], %b[40]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r22, %r22
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[46], %b[46]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r26, %r26
  pshufb,1 %b[106], %b[105], %r18, %r18
  pshufb,3 %b[108], %b[107], %b[50], %b[50]
  pshufb,4 %b[106], %b[105], %b[42], %b[42]
}
{
  pshufb,0 %b[104], %b[103], %r31, %r31
  pord,1 %r25, %r16, %r16
  pshufb,3 %b[104], %b[103], %b[55], %b[55]
  pord,4 %b[49], %b[40], %b[40]
}
{
  pord,0 %r20, %r22, %r22
  pord,1 %r29, %r26, %r26
  pord,3 %b[44], %b[46], %b[46]
  pord,4 %b[53], %b[50], %b[50]
}
{
  pord,0 %r18, %r31, %r31
  pshufb,1 %r22, %r16, %b[123], %r18
  pord,3 %b[42], %b[55], %b[55]
  pshufb,4 %b[46], %b[40], %b[123], %b[42]
}
{
  pshufb,0 %r22, %r16, %b[122], %r22
  pshufb,1 %r31, %r26, %b[123], %r16
  pshufb,3 %b[46], %b[40], %b[122], %b[46]
  pshufb,4 %b[55], %b[50], %b[123], %b[40]
}
{
  pshufb,0 %r31, %r26, %b[122], %r31
  pshufb,1 %r16, %r18, %b[121], %r26
  pshufb,3 %b[55], %b[50], %b[122], %b[55]
  pshufb,4 %b[40], %b[42], %b[121], %b[50]
}
{
  pshufb,0 %r16, %r18, %b[120], %r16
  pshufb,1 %r31, %r22, %b[121], %r18
  pshufb,3 %b[40], %b[42], %b[120], %b[40]
  pshufb,4 %b[55], %b[46], %b[121], %b[42]
}
{
  pshufb,0 %r31, %r22, %b[120], %r31
  psllw,1 %r26, 0xb, %r22
  pshufb,3 %b[55], %b[46], %b[120], %b[55]
  psllw,4 %b[50], 0xb, %b[46]
}
{
  psrlw,0 %r26, 0x15, %r26
  psllw,1 %r16, 0xb, %r29
  psrlw,3 %b[50], 0x15, %b[50]
  psllw,4 %b[40], 0xb, %b[53]
}
{
  psrlw,0 %r16, 0x15, %r16
  psllw,1 %r18, 0xb, %r20
  psrlw,3 %b[40], 0x15, %b[40]
  psllw,4 %b[42], 0xb, %b[44]
}
{
  psrlw,0 %r18, 0x15, %r18
  psllw,1 %r31, 0xb, %r25
  psrlw,3 %b[42], 0x15, %b[42]
  psllw,4 %b[55], 0xb, %b[49]
}
{
  psrlw,0 %r31, 0x15, %r31
  psrlw,3 %b[55], 0x15, %b[55]
}
{
  xor_xord,1 %r22, %r26, %r30, %r26
  xor_xord,4 %b[46], %b[50], %b[54], %b[50]
}
{
  xor_xord,1 %r29, %r16, %r28, %r16
  xor_xord,4 %b[53], %b[40], %b[52], %b[40]
}
{
  paddw,0 %r26, %r32, %r20
  xor_xord,1 %r20, %r18, %r27, %r18
  paddw,3 %b[50], %b[56], %b[44]
  xor_xord,4 %b[44], %b[42], %b[51], %b[42]
}
{
  paddw,0 %r16, %r32, %r25
  xor_xord,1 %r25, %r31, %r17, %r31
  ldd,2 [ %r2 + 0x28 ], %r17
  paddw,3 %b[40], %b[56], %b[49]
  xor_xord,4 %b[49], %b[55], %b[41], %b[55]
  ldd,5 [ %r2 + 0x28 ], %b[41]
}
{
  paddw,0 %r18, %r32, %r27
  pshufb,1 %r25, %r20, %b[127], %r29
  paddw,3 %b[42], %b[56], %b[51]
  pshufb,4 %b[49], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r31, %r32, %r32
  pshufb,1 %r25, %r20, %b[126], %r25
  paddw,3 %b[55], %b[56], %b[56]
  pshufb,4 %b[49], %b[44], %b[126], %b[49]
}
{
  pshufb,0 %r32, %r27, %b[127], %r20
  pshufb,1 %r32, %r27, %b[126], %r32
  pshufb,3 %b[56], %b[51], %b[127], %b[44]
  pshufb,4 %b[56], %b[51], %b[126], %b[56]
}
{
  pshufb,0 %r20, %r29, %b[125], %r27
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[51]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r32, %r25, %b[125], %r29
  pshufb,1 %r32, %r25, %b[124], %r32
  pshufb,3 %b[56], %b[49], %b[125], %b[53]
  pshufb,4 %b[56], %b[49], %b[124], %b[56]
}
{
  psrlw,0 %r27, 4, %r25
  psrlw,1 %r20, 4, %r28
  psrlw,3 %b[51], 4, %b[49]
  psrlw,4 %b[44], 4, %b[52]
}
{
  psrlw,0 %r29, 4, %r22
  psrlw,1 %r32, 4, %r30
  psrlw,3 %b[53], 4, %b[46]
  psrlw,4 %b[56], 4, %b[54]
}
{
  pandd,0 %r25, %b[119], %r25
  andd,1 %r20, %b[119], %r20
  andd,2 %r27, %b[119], %r27
  pandd,3 %b[49], %b[119], %b[49]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[51], %b[119], %b[51]
}
{
  pandd,0 %r28, %b[119], %r28
  pandd,1 %r22, %b[119], %r22
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[52], %b[119], %b[52]
  pandd,4 %b[46], %b[119], %b[46]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r30, %b[119], %r30
  pshufb,1 %b[118], %b[117], %r27, %r27
  andd,2 %r32, %b[119], %r32
  pandd,3 %b[54], %b[119], %b[54]
  pshufb,4 %b[118], %b[117], %b[51], %b[51]
  andd,5 %b[56], %b[119], %b[56]
}
{
  pshufb,0 %b[116], %b[115], %r25, %r25
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[49], %b[49]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r28, %r28
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[52], %b[52]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r22, %r22
  pshufb,1 %b[106], %b[105], %r32, %r32
  pshufb,3 %b[108], %b[107], %b[46], %b[46]
  pshufb,4 %b[106], %b[105], %b[56], %b[56]
}
{
  pshufb,0 %b[104], %b[103], %r30, %r30
  pord,1 %r27, %r25, %r25
  pshufb,3 %b[104], %b[103], %b[54], %b[54]
  pord,4 %b[51], %b[49], %b[49]
}
{
  pord,0 %r20, %r28, %r28
  pord,1 %r29, %r22, %r22
  pord,3 %b[44], %b[52], %b[52]
  pord,4 %b[53], %b[46], %b[46]
}
{
  pord,0 %r32, %r30, %r30
  pshufb,1 %r28, %r25, %b[123], %r32
  pord,3 %b[56], %b[54], %b[54]
  pshufb,4 %b[52], %b[49], %b[123], %b[56]
}
{
  pshufb,0 %r28, %r25, %b[122], %r28
  pshufb,1 %r30, %r22, %b[123], %r25
  pshufb,3 %b[52], %b[49], %b[122], %b[52]
  pshufb,4 %b[54], %b[46], %b[123], %b[49]
}
{
  pshufb,0 %r30, %r22, %b[122], %r30
  pshufb,1 %r25, %r32, %b[121], %r22
  pshufb,3 %b[54], %b[46], %b[122], %b[54]
  pshufb,4 %b[49], %b[56], %b[121], %b[46]
}
{
  pshufb,0 %r25, %r32, %b[120], %r25
  pshufb,1 %r30, %r28, %b[121], %r32
  pshufb,3 %b[49], %b[56], %b[120], %b[49]
  pshufb,4 %b[54], %b[52], %b[121], %b[56]
}
{
  pshufb,0 %r30, %r28, %b[120], %r30
  psllw,1 %r22, 0xb, %r28
  pshufb,3 %b[54], %b[52], %b[120], %b[54]
  psllw,4 %b[46], 0xb, %b[52]
}
{
  psrlw,0 %r22, 0x15, %r22
  psllw,1 %r25, 0xb, %r29
  psrlw,3 %b[46], 0x15, %b[46]
  psllw,4 %b[49], 0xb, %b[53]
}
{
  psrlw,0 %r25, 0x15, %r25
  psllw,1 %r32, 0xb, %r20
  psrlw,3 %b[49], 0x15, %b[49]
  psllw,4 %b[56], 0xb, %b[44]
}
{
  psrlw,0 %r32, 0x15, %r32
  psllw,1 %r30, 0xb, %r27
  psrlw,3 %b[56], 0x15, %b[56]
  psllw,4 %b[54], 0xb, %b[51]
}
{
  psrlw,0 %r30, 0x15, %r30
  psrlw,3 %b[54], 0x15, %b[54]
}
{
  xor_xord,1 %r28, %r22, %r19, %r22
  xor_xord,4 %b[52], %b[46], %b[43], %b[46]
}
{
  xor_xord,1 %r29, %r25, %r21, %r25
  xor_xord,4 %b[53], %b[49], %b[45], %b[49]
}
{
  paddw,0 %r22, %r17, %r20
  xor_xord,1 %r20, %r32, %r23, %r32
  paddw,3 %b[46], %b[41], %b[44]
  xor_xord,4 %b[44], %b[56], %b[47], %b[56]
}
{
  paddw,0 %r25, %r17, %r27
  xor_xord,1 %r27, %r30, %r24, %r30
  ldd,2 [ %r2 + 0x30 ], %r24
  paddw,3 %b[49], %b[41], %b[51]
  xor_xord,4 %b[51], %b[54], %b[48], %b[54]
  ldd,5 [ %r2 + 0x30 ], %b[48]
}
{
  paddw,0 %r32, %r17, %r23
  pshufb,1 %r27, %r20, %b[127], %r29
  paddw,3 %b[56], %b[41], %b[47]
  pshufb,4 %b[51], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r30, %r17, %r17
  pshufb,1 %r27, %r20, %b[126], %r27
  paddw,3 %b[54], %b[41], %b[41]
  pshufb,4 %b[51], %b[44], %b[126], %b[51]
}
{
  pshufb,0 %r17, %r23, %b[127], %r20
  pshufb,1 %r17, %r23, %b[126], %r17
  pshufb,3 %b[41], %b[47], %b[127], %b[44]
  pshufb,4 %b[41], %b[47], %b[126], %b[41]
}
{
  pshufb,0 %r20, %r29, %b[125], %r23
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[47]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r17, %r27, %b[125], %r29
  pshufb,1 %r17, %r27, %b[124], %r17
  pshufb,3 %b[41], %b[51], %b[125], %b[53]
  pshufb,4 %b[41], %b[51], %b[124], %b[41]
}
{
  psrlw,0 %r23, 4, %r27
  psrlw,1 %r20, 4, %r21
  psrlw,3 %b[47], 4, %b[51]
  psrlw,4 %b[44], 4, %b[45]
}
{
  psrlw,0 %r29, 4, %r28
  psrlw,1 %r17, 4, %r19
  psrlw,3 %b[53], 4, %b[52]
  psrlw,4 %b[41], 4, %b[43]
}
{
  pandd,0 %r27, %b[119], %r27
  andd,1 %r20, %b[119], %r20
  andd,2 %r23, %b[119], %r23
  pandd,3 %b[51], %b[119], %b[51]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[47], %b[119], %b[47]
}
{
  pandd,0 %r21, %b[119], %r21
  pandd,1 %r28, %b[119], %r28
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[45], %b[119], %b[45]
  pandd,4 %b[52], %b[119], %b[52]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r19, %b[119], %r19
  pshufb,1 %b[118], %b[117], %r23, %r23
  andd,2 %r17, %b[119], %r17
  pandd,3 %b[43], %b[119], %b[43]
  pshufb,4 %b[118], %b[117], %b[47], %b[47]
  andd,5 %b[41], %b[119], %b[41]
}
{
  pshufb,0 %b[116], %b[115], %r27, %r27
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[51], %b[51]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r21, %r21
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[45], %b[45]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r28, %r28
  pshufb,1 %b[106], %b[105], %r17, %r17
  pshufb,3 %b[108], %b[107], %b[52], %b[52]
  pshufb,4 %b[106], %b[105], %b[41], %b[41]
}
{
  pshufb,0 %b[104], %b[103], %r19, %r19
  pord,1 %r23, %r27, %r27
  pshufb,3 %b[104], %b[103], %b[43], %b[43]
  pord,4 %b[47], %b[51], %b[51]
}
{
  pord,0 %r20, %r21, %r21
  pord,1 %r29, %r28, %r28
  pord,3 %b[44], %b[45], %b[45]
  pord,4 %b[53], %b[52], %b[52]
}
{
  pord,0 %r17, %r19, %r19
  pshufb,1 %r21, %r27, %b[123], %r17
  pord,3 %b[41], %b[43], %b[43]
  pshufb,4 %b[45], %b[51], %b[123], %b[41]
}
{
  pshufb,0 %r21, %r27, %b[122], %r21
  pshufb,1 %r19, %r28, %b[123], %r27
  pshufb,3 %b[45], %b[51], %b[122], %b[45]
  pshufb,4 %b[43], %b[52], %b[123], %b[51]
}
{
  pshufb,0 %r19, %r28, %b[122], %r19
  pshufb,1 %r27, %r17, %b[121], %r28
  pshufb,3 %b[43], %b[52], %b[122], %b[43]
  pshufb,4 %b[51], %b[41], %b[121], %b[52]
}
{
  pshufb,0 %r27, %r17, %b[120], %r27
  pshufb,1 %r19, %r21, %b[121], %r17
  pshufb,3 %b[51], %b[41], %b[120], %b[51]
  pshufb,4 %b[43], %b[45], %b[121], %b[41]
}
{
  pshufb,0 %r19, %r21, %b[120], %r19
  psllw,1 %r28, 0xb, %r21
  pshufb,3 %b[43], %b[45], %b[120], %b[43]
  psllw,4 %b[52], 0xb, %b[45]
}
{
  psrlw,0 %r28, 0x15, %r28
  psllw,1 %r27, 0xb, %r29
  psrlw,3 %b[52], 0x15, %b[52]
  psllw,4 %b[51], 0xb, %b[53]
}
{
  psrlw,0 %r27, 0x15, %r27
  psllw,1 %r17, 0xb, %r20
  psrlw,3 %b[51], 0x15, %b[51]
  psllw,4 %b[41], 0xb, %b[44]
}
{
  psrlw,0 %r17, 0x15, %r17
  psllw,1 %r19, 0xb, %r23
  psrlw,3 %b[41], 0x15, %b[41]
  psllw,4 %b[43], 0xb, %b[47]
}
{
  psrlw,0 %r19, 0x15, %r19
  psrlw,3 %b[43], 0x15, %b[43]
}
{
  xor_xord,1 %r21, %r28, %r26, %r28
  xor_xord,4 %b[45], %b[52], %b[50], %b[52]
}
{
  xor_xord,1 %r29, %r27, %r16, %r27
  xor_xord,4 %b[53], %b[51], %b[40], %b[51]
}
{
  paddw,0 %r28, %r24, %r20
  xor_xord,1 %r20, %r17, %r18, %r17
  paddw,3 %b[52], %b[48], %b[44]
  xor_xord,4 %b[44], %b[41], %b[42], %b[41]
}
{
  paddw,0 %r27, %r24, %r23
  xor_xord,1 %r23, %r19, %r31, %r19
  ldd,2 [ %r2 + 0x38 ], %r31
  paddw,3 %b[51], %b[48], %b[47]
  xor_xord,4 %b[47], %b[43], %b[55], %b[43]
  ldd,5 [ %r2 + 0x38 ], %b[55]
}
{
  paddw,0 %r17, %r24, %r18
  pshufb,1 %r23, %r20, %b[127], %r29
  paddw,3 %b[41], %b[48], %b[42]
  pshufb,4 %b[47], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r19, %r24, %r24
  pshufb,1 %r23, %r20, %b[126], %r23
  paddw,3 %b[43], %b[48], %b[48]
  pshufb,4 %b[47], %b[44], %b[126], %b[47]
}
{
  pshufb,0 %r24, %r18, %b[127], %r20
  pshufb,1 %r24, %r18, %b[126], %r24
  pshufb,3 %b[48], %b[42], %b[127], %b[44]
  pshufb,4 %b[48], %b[42], %b[126], %b[48]
}
{
  pshufb,0 %r20, %r29, %b[125], %r18
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[42]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r24, %r23, %b[125], %r29
  pshufb,1 %r24, %r23, %b[124], %r24
  pshufb,3 %b[48], %b[47], %b[125], %b[53]
  pshufb,4 %b[48], %b[47], %b[124], %b[48]
}
{
  psrlw,0 %r18, 4, %r23
  psrlw,1 %r20, 4, %r16
  psrlw,3 %b[42], 4, %b[47]
  psrlw,4 %b[44], 4, %b[40]
}
{
  psrlw,0 %r29, 4, %r21
  psrlw,1 %r24, 4, %r26
  psrlw,3 %b[53], 4, %b[45]
  psrlw,4 %b[48], 4, %b[50]
}
{
  pandd,0 %r23, %b[119], %r23
  andd,1 %r20, %b[119], %r20
  andd,2 %r18, %b[119], %r18
  pandd,3 %b[47], %b[119], %b[47]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[42], %b[119], %b[42]
}
{
  pandd,0 %r16, %b[119], %r16
  pandd,1 %r21, %b[119], %r21
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[40], %b[119], %b[40]
  pandd,4 %b[45], %b[119], %b[45]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r26, %b[119], %r26
  pshufb,1 %b[118], %b[117], %r18, %r18
  andd,2 %r24, %b[119], %r24
  pandd,3 %b[50], %b[119], %b[50]
  pshufb,4 %b[118], %b[117], %b[42], %b[42]
  andd,5 %b[48], %b[119], %b[48]
}
{
  pshufb,0 %b[116], %b[115], %r23, %r23
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[47], %b[47]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r16, %r16
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[40], %b[40]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r21, %r21
  pshufb,1 %b[106], %b[105], %r24, %r24
  pshufb,3 %b[108], %b[107], %b[45], %b[45]
  pshufb,4 %b[106], %b[105], %b[48], %b[48]
}
{
  pshufb,0 %b[104], %b[103], %r26, %r26
  pord,1 %r18, %r23, %r23
  pshufb,3 %b[104], %b[103], %b[50], %b[50]
  pord,4 %b[42], %b[47], %b[47]
}
{
  pord,0 %r20, %r16, %r16
  pord,1 %r29, %r21, %r21
  pord,3 %b[44], %b[40], %b[40]
  pord,4 %b[53], %b[45], %b[45]
}
{
  pord,0 %r24, %r26, %r26
  pshufb,1 %r16, %r23, %b[123], %r24
  pord,3 %b[48], %b[50], %b[50]
  pshufb,4 %b[40], %b[47], %b[123], %b[48]
}
{
  pshufb,0 %r16, %r23, %b[122], %r16
  pshufb,1 %r26, %r21, %b[123], %r23
  pshufb,3 %b[40], %b[47], %b[122], %b[40]
  pshufb,4 %b[50], %b[45], %b[123], %b[47]
}
{
  pshufb,0 %r26, %r21, %b[122], %r26
  pshufb,1 %r23, %r24, %b[121], %r21
  pshufb,3 %b[50], %b[45], %b[122], %b[50]
  pshufb,4 %b[47], %b[48], %b[121], %b[45]
}
{
  pshufb,0 %r23, %r24, %b[120], %r23
  pshufb,1 %r26, %r16, %b[121], %r24
  pshufb,3 %b[47], %b[48], %b[120], %b[47]
  pshufb,4 %b[50], %b[40], %b[121], %b[48]
}
{
  pshufb,0 %r26, %r16, %b[120], %r26
  psllw,1 %r21, 0xb, %r16
  pshufb,3 %b[50], %b[40], %b[120], %b[50]
  psllw,4 %b[45], 0xb, %b[40]
}
{
  psrlw,0 %r21, 0x15, %r21
  psllw,1 %r23, 0xb, %r29
  psrlw,3 %b[45], 0x15, %b[45]
  psllw,4 %b[47], 0xb, %b[53]
}
{
  psrlw,0 %r23, 0x15, %r23
  psllw,1 %r24, 0xb, %r20
  psrlw,3 %b[47], 0x15, %b[47]
  psllw,4 %b[48], 0xb, %b[44]
}
{
  psrlw,0 %r24, 0x15, %r24
  psllw,1 %r26, 0xb, %r18
  psrlw,3 %b[48], 0x15, %b[48]
  psllw,4 %b[50], 0xb, %b[42]
}
{
  psrlw,0 %r26, 0x15, %r26
  psrlw,3 %b[50], 0x15, %b[50]
}
{
  xor_xord,1 %r16, %r21, %r22, %r21
  xor_xord,4 %b[40], %b[45], %b[46], %b[45]
}
{
  xor_xord,1 %r29, %r23, %r25, %r23
  xor_xord,4 %b[53], %b[47], %b[49], %b[47]
}
{
  paddw,0 %r21, %r31, %r20
  xor_xord,1 %r20, %r24, %r32, %r24
  paddw,3 %b[45], %b[55], %b[44]
  xor_xord,4 %b[44], %b[48], %b[56], %b[48]
}
{
  paddw,0 %r23, %r31, %r18
  xor_xord,1 %r18, %r26, %r30, %r26
  ldd,2 [ %r2 + 0x40 ], %r30
  paddw,3 %b[47], %b[55], %b[42]
  xor_xord,4 %b[42], %b[50], %b[54], %b[50]
  ldd,5 [ %r2 + 0x40 ], %b[54]
}
{
  paddw,0 %r24, %r31, %r32
  pshufb,1 %r18, %r20, %b[127], %r29
  paddw,3 %b[48], %b[55], %b[56]
  pshufb,4 %b[42], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r26, %r31, %r31
  pshufb,1 %r18, %r20, %b[126], %r18
  paddw,3 %b[50], %b[55], %b[55]
  pshufb,4 %b[42], %b[44], %b[126], %b[42]
}
{
  pshufb,0 %r31, %r32, %b[127], %r20
  pshufb,1 %r31, %r32, %b[126], %r31
  pshufb,3 %b[55], %b[56], %b[127], %b[44]
  pshufb,4 %b[55], %b[56], %b[126], %b[55]
}
{
  pshufb,0 %r20, %r29, %b[125], %r32
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[56]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r31, %r18, %b[125], %r29
  pshufb,1 %r31, %r18, %b[124], %r31
  pshufb,3 %b[55], %b[42], %b[125], %b[53]
  pshufb,4 %b[55], %b[42], %b[124], %b[55]
}
{
  psrlw,0 %r32, 4, %r18
  psrlw,1 %r20, 4, %r25
  psrlw,3 %b[56], 4, %b[42]
  psrlw,4 %b[44], 4, %b[49]
}
{
  psrlw,0 %r29, 4, %r16
  psrlw,1 %r31, 4, %r22
  psrlw,3 %b[53], 4, %b[40]
  psrlw,4 %b[55], 4, %b[46]
}
{
  pandd,0 %r18, %b[119], %r18
  andd,1 %r20, %b[119], %r20
  andd,2 %r32, %b[119], %r32
  pandd,3 %b[42], %b[119], %b[42]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[56], %b[119], %b[56]
}
{
  pandd,0 %r25, %b[119], %r25
  pandd,1 %r16, %b[119], %r16
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[49], %b[119], %b[49]
  pandd,4 %b[40], %b[119], %b[40]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r22, %b[119], %r22
  pshufb,1 %b[118], %b[117], %r32, %r32
  andd,2 %r31, %b[119], %r31
  pandd,3 %b[46], %b[119], %b[46]
  pshufb,4 %b[118], %b[117], %b[56], %b[56]
  andd,5 %b[55], %b[119], %b[55]
}
{
  pshufb,0 %b[116], %b[115], %r18, %r18
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[42], %b[42]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r25, %r25
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[49], %b[49]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r16, %r16
  pshufb,1 %b[106], %b[105], %r31, %r31
  pshufb,3 %b[108], %b[107], %b[40], %b[40]
  pshufb,4 %b[106], %b[105], %b[55], %b[55]
}
{
  pshufb,0 %b[104], %b[103], %r22, %r22
  pord,1 %r32, %r18, %r18
  pshufb,3 %b[104], %b[103], %b[46], %b[46]
  pord,4 %b[56], %b[42], %b[42]
}
{
  pord,0 %r20, %r25, %r25
  pord,1 %r29, %r16, %r16
  pord,3 %b[44], %b[49], %b[49]
  pord,4 %b[53], %b[40], %b[40]
}
{
  pord,0 %r31, %r22, %r22
  pshufb,1 %r25, %r18, %b[123], %r31
  pord,3 %b[55], %b[46], %b[46]
  pshufb,4 %b[49], %b[42], %b[123], %b[55]
}
{
  pshufb,0 %r25, %r18, %b[122], %r25
  pshufb,1 %r22, %r16, %b[123], %r18
  pshufb,3 %b[49], %b[42], %b[122], %b[49]
  pshufb,4 %b[46], %b[40], %b[123], %b[42]
}
{
  pshufb,0 %r22, %r16, %b[122], %r22
  pshufb,1 %r18, %r31, %b[121], %r16
  pshufb,3 %b[46], %b[40], %b[122], %b[46]
  pshufb,4 %b[42], %b[55], %b[121], %b[40]
}
{
  pshufb,0 %r18, %r31, %b[120], %r18
  pshufb,1 %r22, %r25, %b[121], %r31
  pshufb,3 %b[42], %b[55], %b[120], %b[42]
  pshufb,4 %b[46], %b[49], %b[121], %b[55]
}
{
  pshufb,0 %r22, %r25, %b[120], %r22
  psllw,1 %r16, 0xb, %r25
  pshufb,3 %b[46], %b[49], %b[120], %b[46]
  psllw,4 %b[40], 0xb, %b[49]
}
{
  psrlw,0 %r16, 0x15, %r16
  psllw,1 %r18, 0xb, %r29
  psrlw,3 %b[40], 0x15, %b[40]
  psllw,4 %b[42], 0xb, %b[53]
}
{
  psrlw,0 %r18, 0x15, %r18
  psllw,1 %r31, 0xb, %r20
  psrlw,3 %b[42], 0x15, %b[42]
  psllw,4 %b[55], 0xb, %b[44]
}
{
  psrlw,0 %r31, 0x15, %r31
  psllw,1 %r22, 0xb, %r32
  psrlw,3 %b[55], 0x15, %b[55]
  psllw,4 %b[46], 0xb, %b[56]
}
{
  psrlw,0 %r22, 0x15, %r22
  psrlw,3 %b[46], 0x15, %b[46]
}
{
  xor_xord,1 %r25, %r16, %r28, %r16
  xor_xord,4 %b[49], %b[40], %b[52], %b[40]
}
{
  xor_xord,1 %r29, %r18, %r27, %r18
  xor_xord,4 %b[53], %b[42], %b[51], %b[42]
}
{
  paddw,0 %r16, %r30, %r20
  xor_xord,1 %r20, %r31, %r17, %r31
  paddw,3 %b[40], %b[54], %b[44]
  xor_xord,4 %b[44], %b[55], %b[41], %b[55]
}
{
  paddw,0 %r18, %r30, %r32
  xor_xord,1 %r32, %r22, %r19, %r22
  ldd,2 [ %r2 + 0x48 ], %r19
  paddw,3 %b[42], %b[54], %b[56]
  xor_xord,4 %b[56], %b[46], %b[43], %b[46]
  ldd,5 [ %r2 + 0x48 ], %b[43]
}
{
  paddw,0 %r31, %r30, %r17
  pshufb,1 %r32, %r20, %b[127], %r29
  paddw,3 %b[55], %b[54], %b[41]
  pshufb,4 %b[56], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r22, %r30, %r30
  pshufb,1 %r32, %r20, %b[126], %r32
  paddw,3 %b[46], %b[54], %b[54]
  pshufb,4 %b[56], %b[44], %b[126], %b[56]
}
{
  pshufb,0 %r30, %r17, %b[127], %r20
  pshufb,1 %r30, %r17, %b[126], %r30
  pshufb,3 %b[54], %b[41], %b[127], %b[44]
  pshufb,4 %b[54], %b[41], %b[126], %b[54]
}
{
  pshufb,0 %r20, %r29, %b[125], %r17
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[41]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r30, %r32, %b[125], %r29
  pshufb,1 %r30, %r32, %b[124], %r30
  pshufb,3 %b[54], %b[56], %b[125], %b[53]
  pshufb,4 %b[54], %b[56], %b[124], %b[54]
}
{
  psrlw,0 %r17, 4, %r32
  psrlw,1 %r20, 4, %r27
  psrlw,3 %b[41], 4, %b[56]
  psrlw,4 %b[44], 4, %b[51]
}
{
  psrlw,0 %r29, 4, %r25
  psrlw,1 %r30, 4, %r28
  psrlw,3 %b[53], 4, %b[49]
  psrlw,4 %b[54], 4, %b[52]
}
{
  pandd,0 %r32, %b[119], %r32
  andd,1 %r20, %b[119], %r20
  andd,2 %r17, %b[119], %r17
  pandd,3 %b[56], %b[119], %b[56]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[41], %b[119], %b[41]
}
{
  pandd,0 %r27, %b[119], %r27
  pandd,1 %r25, %b[119], %r25
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[51], %b[119], %b[51]
  pandd,4 %b[49], %b[119], %b[49]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r28, %b[119], %r28
  pshufb,1 %b[118], %b[117], %r17, %r17
  andd,2 %r30, %b[119], %r30
  pandd,3 %b[52], %b[119], %b[52]
  pshufb,4 %b[118], %b[117], %b[41], %b[41]
  andd,5 %b[54], %b[119], %b[54]
}
{
  pshufb,0 %b[116], %b[115], %r32, %r32
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[56], %b[56]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r27, %r27
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[51], %b[51]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r25, %r25
  pshufb,1 %b[106], %b[105], %r30, %r30
  pshufb,3 %b[108], %b[107], %b[49], %b[49]
  pshufb,4 %b[106], %b[105], %b[54], %b[54]
}
{
  pshufb,0 %b[104], %b[103], %r28, %r28
  pord,1 %r17, %r32, %r32
  pshufb,3 %b[104], %b[103], %b[52], %b[52]
  pord,4 %b[41], %b[56], %b[56]
}
{
  pord,0 %r20, %r27, %r27
  pord,1 %r29, %r25, %r25
  pord,3 %b[44], %b[51], %b[51]
  pord,4 %b[53], %b[49], %b[49]
}
{
  pord,0 %r30, %r28, %r28
  pshufb,1 %r27, %r32, %b[123], %r30
  pord,3 %b[54], %b[52], %b[52]
  pshufb,4 %b[51], %b[56], %b[123], %b[54]
}
{
  pshufb,0 %r27, %r32, %b[122], %r27
  pshufb,1 %r28, %r25, %b[123], %r32
  pshufb,3 %b[51], %b[56], %b[122], %b[51]
  pshufb,4 %b[52], %b[49], %b[123], %b[56]
}
{
  pshufb,0 %r28, %r25, %b[122], %r28
  pshufb,1 %r32, %r30, %b[121], %r25
  pshufb,3 %b[52], %b[49], %b[122], %b[52]
  pshufb,4 %b[56], %b[54], %b[121], %b[49]
}
{
  pshufb,0 %r32, %r30, %b[120], %r32
  pshufb,1 %r28, %r27, %b[121], %r30
  pshufb,3 %b[56], %b[54], %b[120], %b[56]
  pshufb,4 %b[52], %b[51], %b[121], %b[54]
}
{
  pshufb,0 %r28, %r27, %b[120], %r28
  psllw,1 %r25, 0xb, %r27
  pshufb,3 %b[52], %b[51], %b[120], %b[52]
  psllw,4 %b[49], 0xb, %b[51]
}
{
  psrlw,0 %r25, 0x15, %r25
  psllw,1 %r32, 0xb, %r29
  psrlw,3 %b[49], 0x15, %b[49]
  psllw,4 %b[56], 0xb, %b[53]
}
{
  psrlw,0 %r32, 0x15, %r32
  psllw,1 %r30, 0xb, %r20
  psrlw,3 %b[56], 0x15, %b[56]
  psllw,4 %b[54], 0xb, %b[44]
}
{
  psrlw,0 %r30, 0x15, %r30
  psllw,1 %r28, 0xb, %r17
  psrlw,3 %b[54], 0x15, %b[54]
  psllw,4 %b[52], 0xb, %b[41]
}
{
  psrlw,0 %r28, 0x15, %r28
  psrlw,3 %b[52], 0x15, %b[52]
}
{
  xor_xord,1 %r27, %r25, %r21, %r25
  xor_xord,4 %b[51], %b[49], %b[45], %b[49]
}
{
  xor_xord,1 %r29, %r32, %r23, %r32
  xor_xord,4 %b[53], %b[56], %b[47], %b[56]
}
{
  paddw,0 %r25, %r19, %r20
  xor_xord,1 %r20, %r30, %r24, %r30
  paddw,3 %b[49], %b[43], %b[44]
  xor_xord,4 %b[44], %b[54], %b[48], %b[54]
}
{
  paddw,0 %r32, %r19, %r17
  xor_xord,1 %r17, %r28, %r26, %r28
  ldd,2 [ %r2 + 0x50 ], %r26
  paddw,3 %b[56], %b[43], %b[41]
  xor_xord,4 %b[41], %b[52], %b[50], %b[52]
  ldd,5 [ %r2 + 0x50 ], %b[50]
}
{
  paddw,0 %r30, %r19, %r24
  pshufb,1 %r17, %r20, %b[127], %r29
  paddw,3 %b[54], %b[43], %b[48]
  pshufb,4 %b[41], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r28, %r19, %r19
  pshufb,1 %r17, %r20, %b[126], %r17
  paddw,3 %b[52], %b[43], %b[43]
  pshufb,4 %b[41], %b[44], %b[126], %b[41]
}
{
  pshufb,0 %r19, %r24, %b[127], %r20
  pshufb,1 %r19, %r24, %b[126], %r19
  pshufb,3 %b[43], %b[48], %b[127], %b[44]
  pshufb,4 %b[43], %b[48], %b[126], %b[43]
}
{
  pshufb,0 %r20, %r29, %b[125], %r24
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[48]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r19, %r17, %b[125], %r29
  pshufb,1 %r19, %r17, %b[124], %r19
  pshufb,3 %b[43], %b[41], %b[125], %b[53]
  pshufb,4 %b[43], %b[41], %b[124], %b[43]
}
{
  psrlw,0 %r24, 4, %r17
  psrlw,1 %r20, 4, %r23
  psrlw,3 %b[48], 4, %b[41]
  psrlw,4 %b[44], 4, %b[47]
}
{
  psrlw,0 %r29, 4, %r27
  psrlw,1 %r19, 4, %r21
  psrlw,3 %b[53], 4, %b[51]
  psrlw,4 %b[43], 4, %b[45]
}
{
  pandd,0 %r17, %b[119], %r17
  andd,1 %r20, %b[119], %r20
  andd,2 %r24, %b[119], %r24
  pandd,3 %b[41], %b[119], %b[41]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[48], %b[119], %b[48]
}
{
  pandd,0 %r23, %b[119], %r23
  pandd,1 %r27, %b[119], %r27
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[47], %b[119], %b[47]
  pandd,4 %b[51], %b[119], %b[51]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r21, %b[119], %r21
  pshufb,1 %b[118], %b[117], %r24, %r24
  andd,2 %r19, %b[119], %r19
  pandd,3 %b[45], %b[119], %b[45]
  pshufb,4 %b[118], %b[117], %b[48], %b[48]
  andd,5 %b[43], %b[119], %b[43]
}
{
  pshufb,0 %b[116], %b[115], %r17, %r17
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[41], %b[41]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r23, %r23
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[47], %b[47]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r27, %r27
  pshufb,1 %b[106], %b[105], %r19, %r19
  pshufb,3 %b[108], %b[107], %b[51], %b[51]
  pshufb,4 %b[106], %b[105], %b[43], %b[43]
}
{
  pshufb,0 %b[104], %b[103], %r21, %r21
  pord,1 %r24, %r17, %r17
  pshufb,3 %b[104], %b[103], %b[45], %b[45]
  pord,4 %b[48], %b[41], %b[41]
}
{
  pord,0 %r20, %r23, %r23
  pord,1 %r29, %r27, %r27
  pord,3 %b[44], %b[47], %b[47]
  pord,4 %b[53], %b[51], %b[51]
}
{
  pord,0 %r19, %r21, %r21
  pshufb,1 %r23, %r17, %b[123], %r19
  pord,3 %b[43], %b[45], %b[45]
  pshufb,4 %b[47], %b[41], %b[123], %b[43]
}
{
  pshufb,0 %r23, %r17, %b[122], %r23
  pshufb,1 %r21, %r27, %b[123], %r17
  pshufb,3 %b[47], %b[41], %b[122], %b[47]
  pshufb,4 %b[45], %b[51], %b[123], %b[41]
}
{
  pshufb,0 %r21, %r27, %b[122], %r21
  pshufb,1 %r17, %r19, %b[121], %r27
  pshufb,3 %b[45], %b[51], %b[122], %b[45]
  pshufb,4 %b[41], %b[43], %b[121], %b[51]
}
{
  pshufb,0 %r17, %r19, %b[120], %r17
  pshufb,1 %r21, %r23, %b[121], %r19
  pshufb,3 %b[41], %b[43], %b[120], %b[41]
  pshufb,4 %b[45], %b[47], %b[121], %b[43]
}
{
  pshufb,0 %r21, %r23, %b[120], %r21
  psllw,1 %r27, 0xb, %r23
  pshufb,3 %b[45], %b[47], %b[120], %b[45]
  psllw,4 %b[51], 0xb, %b[47]
}
{
  psrlw,0 %r27, 0x15, %r27
  psllw,1 %r17, 0xb, %r29
  psrlw,3 %b[51], 0x15, %b[51]
  psllw,4 %b[41], 0xb, %b[53]
}
{
  psrlw,0 %r17, 0x15, %r17
  psllw,1 %r19, 0xb, %r20
  psrlw,3 %b[41], 0x15, %b[41]
  psllw,4 %b[43], 0xb, %b[44]
}
{
  psrlw,0 %r19, 0x15, %r19
  psllw,1 %r21, 0xb, %r24
  psrlw,3 %b[43], 0x15, %b[43]
  psllw,4 %b[45], 0xb, %b[48]
}
{
  psrlw,0 %r21, 0x15, %r21
  psrlw,3 %b[45], 0x15, %b[45]
}
{
  xor_xord,1 %r23, %r27, %r16, %r27
  xor_xord,4 %b[47], %b[51], %b[40], %b[51]
}
{
  xor_xord,1 %r29, %r17, %r18, %r17
  xor_xord,4 %b[53], %b[41], %b[42], %b[41]
}
{
  paddw,0 %r27, %r26, %r20
  xor_xord,1 %r20, %r19, %r31, %r19
  paddw,3 %b[51], %b[50], %b[44]
  xor_xord,4 %b[44], %b[43], %b[55], %b[43]
}
{
  paddw,0 %r17, %r26, %r24
  xor_xord,1 %r24, %r21, %r22, %r21
  ldd,2 [ %r2 + 0x58 ], %r22
  paddw,3 %b[41], %b[50], %b[48]
  xor_xord,4 %b[48], %b[45], %b[46], %b[45]
  ldd,5 [ %r2 + 0x58 ], %b[46]
}
{
  paddw,0 %r19, %r26, %r31
  pshufb,1 %r24, %r20, %b[127], %r29
  paddw,3 %b[43], %b[50], %b[55]
  pshufb,4 %b[48], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r21, %r26, %r26
  pshufb,1 %r24, %r20, %b[126], %r24
  paddw,3 %b[45], %b[50], %b[50]
  pshufb,4 %b[48], %b[44], %b[126], %b[48]
}
{
  pshufb,0 %r26, %r31, %b[127], %r20
  pshufb,1 %r26, %r31, %b[126], %r26
  pshufb,3 %b[50], %b[55], %b[127], %b[44]
  pshufb,4 %b[50], %b[55], %b[126], %b[50]
}
{
  pshufb,0 %r20, %r29, %b[125], %r31
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[55]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r26, %r24, %b[125], %r29
  pshufb,1 %r26, %r24, %b[124], %r26
  pshufb,3 %b[50], %b[48], %b[125], %b[53]
  pshufb,4 %b[50], %b[48], %b[124], %b[50]
}
{
  psrlw,0 %r31, 4, %r24
  psrlw,1 %r20, 4, %r18
  psrlw,3 %b[55], 4, %b[48]
  psrlw,4 %b[44], 4, %b[42]
}
{
  psrlw,0 %r29, 4, %r23
  psrlw,1 %r26, 4, %r16
  psrlw,3 %b[53], 4, %b[47]
  psrlw,4 %b[50], 4, %b[40]
}
{
  pandd,0 %r24, %b[119], %r24
  andd,1 %r20, %b[119], %r20
  andd,2 %r31, %b[119], %r31
  pandd,3 %b[48], %b[119], %b[48]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[55], %b[119], %b[55]
}
{
  pandd,0 %r18, %b[119], %r18
  pandd,1 %r23, %b[119], %r23
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[42], %b[119], %b[42]
  pandd,4 %b[47], %b[119], %b[47]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r16, %b[119], %r16
  pshufb,1 %b[118], %b[117], %r31, %r31
  andd,2 %r26, %b[119], %r26
  pandd,3 %b[40], %b[119], %b[40]
  pshufb,4 %b[118], %b[117], %b[55], %b[55]
  andd,5 %b[50], %b[119], %b[50]
}
{
  pshufb,0 %b[116], %b[115], %r24, %r24
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[48], %b[48]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r18, %r18
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[42], %b[42]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r23, %r23
  pshufb,1 %b[106], %b[105], %r26, %r26
  pshufb,3 %b[108], %b[107], %b[47], %b[47]
  pshufb,4 %b[106], %b[105], %b[50], %b[50]
}
{
  pshufb,0 %b[104], %b[103], %r16, %r16
  pord,1 %r31, %r24, %r24
  pshufb,3 %b[104], %b[103], %b[40], %b[40]
  pord,4 %b[55], %b[48], %b[48]
}
{
  pord,0 %r20, %r18, %r18
  pord,1 %r29, %r23, %r23
  pord,3 %b[44], %b[42], %b[42]
  pord,4 %b[53], %b[47], %b[47]
}
{
  pord,0 %r26, %r16, %r16
  pshufb,1 %r18, %r24, %b[123], %r26
  pord,3 %b[50], %b[40], %b[40]
  pshufb,4 %b[42], %b[48], %b[123], %b[50]
}
{
  pshufb,0 %r18, %r24, %b[122], %r18
  pshufb,1 %r16, %r23, %b[123], %r24
  pshufb,3 %b[42], %b[48], %b[122], %b[42]
  pshufb,4 %b[40], %b[47], %b[123], %b[48]
}
{
  pshufb,0 %r16, %r23, %b[122], %r16
  pshufb,1 %r24, %r26, %b[121], %r23
  pshufb,3 %b[40], %b[47], %b[122], %b[40]
  pshufb,4 %b[48], %b[50], %b[121], %b[47]
}
{
  pshufb,0 %r24, %r26, %b[120], %r24
  pshufb,1 %r16, %r18, %b[121], %r26
  pshufb,3 %b[48], %b[50], %b[120], %b[48]
  pshufb,4 %b[40], %b[42], %b[121], %b[50]
}
{
  pshufb,0 %r16, %r18, %b[120], %r16
  psllw,1 %r23, 0xb, %r18
  pshufb,3 %b[40], %b[42], %b[120], %b[40]
  psllw,4 %b[47], 0xb, %b[42]
}
{
  psrlw,0 %r23, 0x15, %r23
  psllw,1 %r24, 0xb, %r29
  psrlw,3 %b[47], 0x15, %b[47]
  psllw,4 %b[48], 0xb, %b[53]
}
{
  psrlw,0 %r24, 0x15, %r24
  psllw,1 %r26, 0xb, %r20
  psrlw,3 %b[48], 0x15, %b[48]
  psllw,4 %b[50], 0xb, %b[44]
}
{
  psrlw,0 %r26, 0x15, %r26
  psllw,1 %r16, 0xb, %r31
  psrlw,3 %b[50], 0x15, %b[50]
  psllw,4 %b[40], 0xb, %b[55]
}
{
  psrlw,0 %r16, 0x15, %r16
  psrlw,3 %b[40], 0x15, %b[40]
}
{
  xor_xord,1 %r18, %r23, %r25, %r23
  xor_xord,4 %b[42], %b[47], %b[49], %b[47]
}
{
  xor_xord,1 %r29, %r24, %r32, %r24
  xor_xord,4 %b[53], %b[48], %b[56], %b[48]
}
{
  paddw,0 %r23, %r22, %r20
  xor_xord,1 %r20, %r26, %r30, %r26
  paddw,3 %b[47], %b[46], %b[44]
  xor_xord,4 %b[44], %b[50], %b[54], %b[50]
}
{
  paddw,0 %r24, %r22, %r31
  xor_xord,1 %r31, %r16, %r28, %r16
  ldd,2 [ %r2 + 0x60 ], %r28
  paddw,3 %b[48], %b[46], %b[55]
  xor_xord,4 %b[55], %b[40], %b[52], %b[40]
  ldd,5 [ %r2 + 0x60 ], %b[52]
}
{
  paddw,0 %r26, %r22, %r30
  pshufb,1 %r31, %r20, %b[127], %r29
  paddw,3 %b[50], %b[46], %b[54]
  pshufb,4 %b[55], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r16, %r22, %r22
  pshufb,1 %r31, %r20, %b[126], %r31
  paddw,3 %b[40], %b[46], %b[46]
  pshufb,4 %b[55], %b[44], %b[126], %b[55]
}
{
  pshufb,0 %r22, %r30, %b[127], %r20
  pshufb,1 %r22, %r30, %b[126], %r22
  pshufb,3 %b[46], %b[54], %b[127], %b[44]
  pshufb,4 %b[46], %b[54], %b[126], %b[46]
}
{
  pshufb,0 %r20, %r29, %b[125], %r30
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[54]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r22, %r31, %b[125], %r29
  pshufb,1 %r22, %r31, %b[124], %r22
  pshufb,3 %b[46], %b[55], %b[125], %b[53]
  pshufb,4 %b[46], %b[55], %b[124], %b[46]
}
{
  psrlw,0 %r30, 4, %r31
  psrlw,1 %r20, 4, %r32
  psrlw,3 %b[54], 4, %b[55]
  psrlw,4 %b[44], 4, %b[56]
}
{
  psrlw,0 %r29, 4, %r18
  psrlw,1 %r22, 4, %r25
  psrlw,3 %b[53], 4, %b[42]
  psrlw,4 %b[46], 4, %b[49]
}
{
  pandd,0 %r31, %b[119], %r31
  andd,1 %r20, %b[119], %r20
  andd,2 %r30, %b[119], %r30
  pandd,3 %b[55], %b[119], %b[55]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[54], %b[119], %b[54]
}
{
  pandd,0 %r32, %b[119], %r32
  pandd,1 %r18, %b[119], %r18
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[56], %b[119], %b[56]
  pandd,4 %b[42], %b[119], %b[42]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r25, %b[119], %r25
  pshufb,1 %b[118], %b[117], %r30, %r30
  andd,2 %r22, %b[119], %r22
  pandd,3 %b[49], %b[119], %b[49]
  pshufb,4 %b[118], %b[117], %b[54], %b[54]
  andd,5 %b[46], %b[119], %b[46]
}
{
  pshufb,0 %b[116], %b[115], %r31, %r31
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[55], %b[55]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r32, %r32
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[56], %b[56]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r18, %r18
  pshufb,1 %b[106], %b[105], %r22, %r22
  pshufb,3 %b[108], %b[107], %b[42], %b[42]
  pshufb,4 %b[106], %b[105], %b[46], %b[46]
}
{
  pshufb,0 %b[104], %b[103], %r25, %r25
  pord,1 %r30, %r31, %r31
  pshufb,3 %b[104], %b[103], %b[49], %b[49]
  pord,4 %b[54], %b[55], %b[55]
}
{
  pord,0 %r20, %r32, %r32
  pord,1 %r29, %r18, %r18
  pord,3 %b[44], %b[56], %b[56]
  pord,4 %b[53], %b[42], %b[42]
}
{
  pord,0 %r22, %r25, %r25
  pshufb,1 %r32, %r31, %b[123], %r22
  pord,3 %b[46], %b[49], %b[49]
  pshufb,4 %b[56], %b[55], %b[123], %b[46]
}
{
  pshufb,0 %r32, %r31, %b[122], %r32
  pshufb,1 %r25, %r18, %b[123], %r31
  pshufb,3 %b[56], %b[55], %b[122], %b[56]
  pshufb,4 %b[49], %b[42], %b[123], %b[55]
}
{
  pshufb,0 %r25, %r18, %b[122], %r25
  pshufb,1 %r31, %r22, %b[121], %r18
  pshufb,3 %b[49], %b[42], %b[122], %b[49]
  pshufb,4 %b[55], %b[46], %b[121], %b[42]
}
{
  pshufb,0 %r31, %r22, %b[120], %r31
  pshufb,1 %r25, %r32, %b[121], %r22
  pshufb,3 %b[55], %b[46], %b[120], %b[55]
  pshufb,4 %b[49], %b[56], %b[121], %b[46]
}
{
  pshufb,0 %r25, %r32, %b[120], %r25
  psllw,1 %r18, 0xb, %r32
  pshufb,3 %b[49], %b[56], %b[120], %b[49]
  psllw,4 %b[42], 0xb, %b[56]
}
{
  psrlw,0 %r18, 0x15, %r18
  psllw,1 %r31, 0xb, %r29
  psrlw,3 %b[42], 0x15, %b[42]
  psllw,4 %b[55], 0xb, %b[53]
}
{
  psrlw,0 %r31, 0x15, %r31
  psllw,1 %r22, 0xb, %r20
  psrlw,3 %b[55], 0x15, %b[55]
  psllw,4 %b[46], 0xb, %b[44]
}
{
  psrlw,0 %r22, 0x15, %r22
  psllw,1 %r25, 0xb, %r30
  psrlw,3 %b[46], 0x15, %b[46]
  psllw,4 %b[49], 0xb, %b[54]
}
{
  psrlw,0 %r25, 0x15, %r25
  psrlw,3 %b[49], 0x15, %b[49]
}
{
  xor_xord,1 %r32, %r18, %r27, %r18
  xor_xord,4 %b[56], %b[42], %b[51], %b[42]
}
{
  xor_xord,1 %r29, %r31, %r17, %r31
  xor_xord,4 %b[53], %b[55], %b[41], %b[55]
}
{
  paddw,0 %r18, %r28, %r20
  xor_xord,1 %r20, %r22, %r19, %r22
  paddw,3 %b[42], %b[52], %b[44]
  xor_xord,4 %b[44], %b[46], %b[43], %b[46]
}
{
  paddw,0 %r31, %r28, %r30
  xor_xord,1 %r30, %r25, %r21, %r25
  ldd,2 [ %r2 + 0x68 ], %r21
  paddw,3 %b[55], %b[52], %b[54]
  xor_xord,4 %b[54], %b[49], %b[45], %b[49]
  ldd,5 [ %r2 + 0x68 ], %b[45]
}
{
  paddw,0 %r22, %r28, %r19
  pshufb,1 %r30, %r20, %b[127], %r29
  paddw,3 %b[46], %b[52], %b[43]
  pshufb,4 %b[54], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r25, %r28, %r28
  pshufb,1 %r30, %r20, %b[126], %r30
  paddw,3 %b[49], %b[52], %b[52]
  pshufb,4 %b[54], %b[44], %b[126], %b[54]
}
{
  pshufb,0 %r28, %r19, %b[127], %r20
  pshufb,1 %r28, %r19, %b[126], %r28
  pshufb,3 %b[52], %b[43], %b[127], %b[44]
  pshufb,4 %b[52], %b[43], %b[126], %b[52]
}
{
  pshufb,0 %r20, %r29, %b[125], %r19
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[43]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r28, %r30, %b[125], %r29
  pshufb,1 %r28, %r30, %b[124], %r28
  pshufb,3 %b[52], %b[54], %b[125], %b[53]
  pshufb,4 %b[52], %b[54], %b[124], %b[52]
}
{
  psrlw,0 %r19, 4, %r30
  psrlw,1 %r20, 4, %r17
  psrlw,3 %b[43], 4, %b[54]
  psrlw,4 %b[44], 4, %b[41]
}
{
  psrlw,0 %r29, 4, %r32
  psrlw,1 %r28, 4, %r27
  psrlw,3 %b[53], 4, %b[56]
  psrlw,4 %b[52], 4, %b[51]
}
{
  pandd,0 %r30, %b[119], %r30
  andd,1 %r20, %b[119], %r20
  andd,2 %r19, %b[119], %r19
  pandd,3 %b[54], %b[119], %b[54]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[43], %b[119], %b[43]
}
{
  pandd,0 %r17, %b[119], %r17
  pandd,1 %r32, %b[119], %r32
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[41], %b[119], %b[41]
  pandd,4 %b[56], %b[119], %b[56]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r27, %b[119], %r27
  pshufb,1 %b[118], %b[117], %r19, %r19
  andd,2 %r28, %b[119], %r28
  pandd,3 %b[51], %b[119], %b[51]
  pshufb,4 %b[118], %b[117], %b[43], %b[43]
  andd,5 %b[52], %b[119], %b[52]
}
{
  pshufb,0 %b[116], %b[115], %r30, %r30
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[54], %b[54]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r17, %r17
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[41], %b[41]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r32, %r32
  pshufb,1 %b[106], %b[105], %r28, %r28
  pshufb,3 %b[108], %b[107], %b[56], %b[56]
  pshufb,4 %b[106], %b[105], %b[52], %b[52]
}
{
  pshufb,0 %b[104], %b[103], %r27, %r27
  pord,1 %r19, %r30, %r30
  pshufb,3 %b[104], %b[103], %b[51], %b[51]
  pord,4 %b[43], %b[54], %b[54]
}
{
  pord,0 %r20, %r17, %r17
  pord,1 %r29, %r32, %r32
  pord,3 %b[44], %b[41], %b[41]
  pord,4 %b[53], %b[56], %b[56]
}
{
  pord,0 %r28, %r27, %r27
  pshufb,1 %r17, %r30, %b[123], %r28
  pord,3 %b[52], %b[51], %b[51]
  pshufb,4 %b[41], %b[54], %b[123], %b[52]
}
{
  pshufb,0 %r17, %r30, %b[122], %r17
  pshufb,1 %r27, %r32, %b[123], %r30
  pshufb,3 %b[41], %b[54], %b[122], %b[41]
  pshufb,4 %b[51], %b[56], %b[123], %b[54]
}
{
  pshufb,0 %r27, %r32, %b[122], %r27
  pshufb,1 %r30, %r28, %b[121], %r32
  pshufb,3 %b[51], %b[56], %b[122], %b[51]
  pshufb,4 %b[54], %b[52], %b[121], %b[56]
}
{
  pshufb,0 %r30, %r28, %b[120], %r30
  pshufb,1 %r27, %r17, %b[121], %r28
  pshufb,3 %b[54], %b[52], %b[120], %b[54]
  pshufb,4 %b[51], %b[41], %b[121], %b[52]
}
{
  pshufb,0 %r27, %r17, %b[120], %r27
  psllw,1 %r32, 0xb, %r17
  pshufb,3 %b[51], %b[41], %b[120], %b[51]
  psllw,4 %b[56], 0xb, %b[41]
}
{
  psrlw,0 %r32, 0x15, %r32
  psllw,1 %r30, 0xb, %r29
  psrlw,3 %b[56], 0x15, %b[56]
  psllw,4 %b[54], 0xb, %b[53]
}
{
  psrlw,0 %r30, 0x15, %r30
  psllw,1 %r28, 0xb, %r20
  psrlw,3 %b[54], 0x15, %b[54]
  psllw,4 %b[52], 0xb, %b[44]
}
{
  psrlw,0 %r28, 0x15, %r28
  psllw,1 %r27, 0xb, %r19
  psrlw,3 %b[52], 0x15, %b[52]
  psllw,4 %b[51], 0xb, %b[43]
}
{
  psrlw,0 %r27, 0x15, %r27
  psrlw,3 %b[51], 0x15, %b[51]
}
{
  xor_xord,1 %r17, %r32, %r23, %r32
  xor_xord,4 %b[41], %b[56], %b[47], %b[56]
}
{
  xor_xord,1 %r29, %r30, %r24, %r30
  xor_xord,4 %b[53], %b[54], %b[48], %b[54]
}
{
  paddw,0 %r32, %r21, %r20
  xor_xord,1 %r20, %r28, %r26, %r28
  paddw,3 %b[56], %b[45], %b[44]
  xor_xord,4 %b[44], %b[52], %b[50], %b[52]
}
{
  paddw,0 %r30, %r21, %r19
  xor_xord,1 %r19, %r27, %r16, %r27
  ldd,2 [ %r2 + 0x70 ], %r16
  paddw,3 %b[54], %b[45], %b[43]
  xor_xord,4 %b[43], %b[51], %b[40], %b[51]
  ldd,5 [ %r2 + 0x70 ], %b[40]
}
{
  paddw,0 %r28, %r21, %r26
  pshufb,1 %r19, %r20, %b[127], %r29
  paddw,3 %b[52], %b[45], %b[50]
  pshufb,4 %b[43], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r27, %r21, %r21
  pshufb,1 %r19, %r20, %b[126], %r19
  paddw,3 %b[51], %b[45], %b[45]
  pshufb,4 %b[43], %b[44], %b[126], %b[43]
}
{
  pshufb,0 %r21, %r26, %b[127], %r20
  pshufb,1 %r21, %r26, %b[126], %r21
  pshufb,3 %b[45], %b[50], %b[127], %b[44]
  pshufb,4 %b[45], %b[50], %b[126], %b[45]
}
{
  pshufb,0 %r20, %r29, %b[125], %r26
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[50]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r21, %r19, %b[125], %r29
  pshufb,1 %r21, %r19, %b[124], %r21
  pshufb,3 %b[45], %b[43], %b[125], %b[53]
  pshufb,4 %b[45], %b[43], %b[124], %b[45]
}
{
  psrlw,0 %r26, 4, %r19
  psrlw,1 %r20, 4, %r24
  psrlw,3 %b[50], 4, %b[43]
  psrlw,4 %b[44], 4, %b[48]
}
{
  psrlw,0 %r29, 4, %r17
  psrlw,1 %r21, 4, %r23
  psrlw,3 %b[53], 4, %b[41]
  psrlw,4 %b[45], 4, %b[47]
}
{
  pandd,0 %r19, %b[119], %r19
  andd,1 %r20, %b[119], %r20
  andd,2 %r26, %b[119], %r26
  pandd,3 %b[43], %b[119], %b[43]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[50], %b[119], %b[50]
}
{
  pandd,0 %r24, %b[119], %r24
  pandd,1 %r17, %b[119], %r17
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[48], %b[119], %b[48]
  pandd,4 %b[41], %b[119], %b[41]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r23, %b[119], %r23
  pshufb,1 %b[118], %b[117], %r26, %r26
  andd,2 %r21, %b[119], %r21
  pandd,3 %b[47], %b[119], %b[47]
  pshufb,4 %b[118], %b[117], %b[50], %b[50]
  andd,5 %b[45], %b[119], %b[45]
}
{
  pshufb,0 %b[116], %b[115], %r19, %r19
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[43], %b[43]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r24, %r24
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[48], %b[48]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r17, %r17
  pshufb,1 %b[106], %b[105], %r21, %r21
  pshufb,3 %b[108], %b[107], %b[41], %b[41]
  pshufb,4 %b[106], %b[105], %b[45], %b[45]
}
{
  pshufb,0 %b[104], %b[103], %r23, %r23
  pord,1 %r26, %r19, %r19
  pshufb,3 %b[104], %b[103], %b[47], %b[47]
  pord,4 %b[50], %b[43], %b[43]
}
{
  pord,0 %r20, %r24, %r24
  pord,1 %r29, %r17, %r17
  pord,3 %b[44], %b[48], %b[48]
  pord,4 %b[53], %b[41], %b[41]
}
{
  pord,0 %r21, %r23, %r23
  pshufb,1 %r24, %r19, %b[123], %r21
  pord,3 %b[45], %b[47], %b[47]
  pshufb,4 %b[48], %b[43], %b[123], %b[45]
}
{
  pshufb,0 %r24, %r19, %b[122], %r24
  pshufb,1 %r23, %r17, %b[123], %r19
  pshufb,3 %b[48], %b[43], %b[122], %b[48]
  pshufb,4 %b[47], %b[41], %b[123], %b[43]
}
{
  pshufb,0 %r23, %r17, %b[122], %r23
  pshufb,1 %r19, %r21, %b[121], %r17
  pshufb,3 %b[47], %b[41], %b[122], %b[47]
  pshufb,4 %b[43], %b[45], %b[121], %b[41]
}
{
  pshufb,0 %r19, %r21, %b[120], %r19
  pshufb,1 %r23, %r24, %b[121], %r21
  pshufb,3 %b[43], %b[45], %b[120], %b[43]
  pshufb,4 %b[47], %b[48], %b[121], %b[45]
}
{
  pshufb,0 %r23, %r24, %b[120], %r23
  psllw,1 %r17, 0xb, %r24
  pshufb,3 %b[47], %b[48], %b[120], %b[47]
  psllw,4 %b[41], 0xb, %b[48]
}
{
  psrlw,0 %r17, 0x15, %r17
  psllw,1 %r19, 0xb, %r29
  psrlw,3 %b[41], 0x15, %b[41]
  psllw,4 %b[43], 0xb, %b[53]
}
{
  psrlw,0 %r19, 0x15, %r19
  psllw,1 %r21, 0xb, %r20
  psrlw,3 %b[43], 0x15, %b[43]
  psllw,4 %b[45], 0xb, %b[44]
}
{
  psrlw,0 %r21, 0x15, %r21
  psllw,1 %r23, 0xb, %r26
  psrlw,3 %b[45], 0x15, %b[45]
  psllw,4 %b[47], 0xb, %b[50]
}
{
  psrlw,0 %r23, 0x15, %r23
  psrlw,3 %b[47], 0x15, %b[47]
}
{
  xor_xord,1 %r24, %r17, %r18, %r17
  xor_xord,4 %b[48], %b[41], %b[42], %b[41]
}
{
  xor_xord,1 %r29, %r19, %r31, %r19
  xor_xord,4 %b[53], %b[43], %b[55], %b[43]
}
{
  paddw,0 %r17, %r16, %r20
  xor_xord,1 %r20, %r21, %r22, %r21
  paddw,3 %b[41], %b[40], %b[44]
  xor_xord,4 %b[44], %b[45], %b[46], %b[45]
}
{
  paddw,0 %r19, %r16, %r26
  xor_xord,1 %r26, %r23, %r25, %r23
  ldd,2 [ %r2 + 0x78 ], %r25
  paddw,3 %b[43], %b[40], %b[50]
  xor_xord,4 %b[50], %b[47], %b[49], %b[47]
  ldd,5 [ %r2 + 0x78 ], %b[49]
}
{
  paddw,0 %r21, %r16, %r22
  pshufb,1 %r26, %r20, %b[127], %r29
  paddw,3 %b[45], %b[40], %b[46]
  pshufb,4 %b[50], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r23, %r16, %r16
  pshufb,1 %r26, %r20, %b[126], %r26
  paddw,3 %b[47], %b[40], %b[40]
  pshufb,4 %b[50], %b[44], %b[126], %b[50]
}
{
  pshufb,0 %r16, %r22, %b[127], %r20
  pshufb,1 %r16, %r22, %b[126], %r16
  pshufb,3 %b[40], %b[46], %b[127], %b[44]
  pshufb,4 %b[40], %b[46], %b[126], %b[40]
}
{
  pshufb,0 %r20, %r29, %b[125], %r22
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[46]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r16, %r26, %b[125], %r29
  pshufb,1 %r16, %r26, %b[124], %r16
  pshufb,3 %b[40], %b[50], %b[125], %b[53]
  pshufb,4 %b[40], %b[50], %b[124], %b[40]
}
{
  psrlw,0 %r22, 4, %r26
  psrlw,1 %r20, 4, %r31
  psrlw,3 %b[46], 4, %b[50]
  psrlw,4 %b[44], 4, %b[55]
}
{
  psrlw,0 %r29, 4, %r24
  psrlw,1 %r16, 4, %r18
  psrlw,3 %b[53], 4, %b[48]
  psrlw,4 %b[40], 4, %b[42]
}
{
  pandd,0 %r26, %b[119], %r26
  andd,1 %r20, %b[119], %r20
  andd,2 %r22, %b[119], %r22
  pandd,3 %b[50], %b[119], %b[50]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[46], %b[119], %b[46]
}
{
  pandd,0 %r31, %b[119], %r31
  pandd,1 %r24, %b[119], %r24
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[55], %b[119], %b[55]
  pandd,4 %b[48], %b[119], %b[48]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r18, %b[119], %r18
  pshufb,1 %b[118], %b[117], %r22, %r22
  andd,2 %r16, %b[119], %r16
  pandd,3 %b[42], %b[119], %b[42]
  pshufb,4 %b[118], %b[117], %b[46], %b[46]
  andd,5 %b[40], %b[119], %b[40]
}
{
  pshufb,0 %b[116], %b[115], %r26, %r26
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[50], %b[50]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r31, %r31
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[55], %b[55]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r24, %r24
  pshufb,1 %b[106], %b[105], %r16, %r16
  pshufb,3 %b[108], %b[107], %b[48], %b[48]
  pshufb,4 %b[106], %b[105], %b[40], %b[40]
}
{
  pshufb,0 %b[104], %b[103], %r18, %r18
  pord,1 %r22, %r26, %r26
  pshufb,3 %b[104], %b[103], %b[42], %b[42]
  pord,4 %b[46], %b[50], %b[50]
}
{
  pord,0 %r20, %r31, %r31
  pord,1 %r29, %r24, %r24
  pord,3 %b[44], %b[55], %b[55]
  pord,4 %b[53], %b[48], %b[48]
}
{
  pord,0 %r16, %r18, %r18
  pshufb,1 %r31, %r26, %b[123], %r16
  pord,3 %b[40], %b[42], %b[42]
  pshufb,4 %b[55], %b[50], %b[123], %b[40]
}
{
  pshufb,0 %r31, %r26, %b[122], %r31
  pshufb,1 %r18, %r24, %b[123], %r26
  pshufb,3 %b[55], %b[50], %b[122], %b[55]
  pshufb,4 %b[42], %b[48], %b[123], %b[50]
}
{
  pshufb,0 %r18, %r24, %b[122], %r18
  pshufb,1 %r26, %r16, %b[121], %r24
  pshufb,3 %b[42], %b[48], %b[122], %b[42]
  pshufb,4 %b[50], %b[40], %b[121], %b[48]
}
{
  pshufb,0 %r26, %r16, %b[120], %r26
  pshufb,1 %r18, %r31, %b[121], %r16
  pshufb,3 %b[50], %b[40], %b[120], %b[50]
  pshufb,4 %b[42], %b[55], %b[121], %b[40]
}
{
  pshufb,0 %r18, %r31, %b[120], %r18
  psllw,1 %r24, 0xb, %r31
  pshufb,3 %b[42], %b[55], %b[120], %b[42]
  psllw,4 %b[48], 0xb, %b[55]
}
{
  psrlw,0 %r24, 0x15, %r24
  psllw,1 %r26, 0xb, %r29
  psrlw,3 %b[48], 0x15, %b[48]
  psllw,4 %b[50], 0xb, %b[53]
}
{
  psrlw,0 %r26, 0x15, %r26
  psllw,1 %r16, 0xb, %r20
  psrlw,3 %b[50], 0x15, %b[50]
  psllw,4 %b[40], 0xb, %b[44]
}
{
  psrlw,0 %r16, 0x15, %r16
  psllw,1 %r18, 0xb, %r22
  psrlw,3 %b[40], 0x15, %b[40]
  psllw,4 %b[42], 0xb, %b[46]
}
{
  psrlw,0 %r18, 0x15, %r18
  psrlw,3 %b[42], 0x15, %b[42]
}
{
  xor_xord,1 %r31, %r24, %r32, %r24
  xor_xord,4 %b[55], %b[48], %b[56], %b[48]
}
{
  xor_xord,1 %r29, %r26, %r30, %r26
  xor_xord,4 %b[53], %b[50], %b[54], %b[50]
}
{
  paddw,0 %r24, %r25, %r20
  xor_xord,1 %r20, %r16, %r28, %r16
  paddw,3 %b[48], %b[49], %b[44]
  xor_xord,4 %b[44], %b[40], %b[52], %b[40]
}
{
  paddw,0 %r26, %r25, %r22
  xor_xord,1 %r22, %r18, %r27, %r18
  ldd,2 [ %r2 + 0x80 ], %r27
  paddw,3 %b[50], %b[49], %b[46]
  xor_xord,4 %b[46], %b[42], %b[51], %b[42]
  ldd,5 [ %r2 + 0x80 ], %b[51]
}
{
  paddw,0 %r16, %r25, %r28
  pshufb,1 %r22, %r20, %b[127], %r29
  paddw,3 %b[40], %b[49], %b[52]
  pshufb,4 %b[46], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r18, %r25, %r25
  pshufb,1 %r22, %r20, %b[126], %r22
  paddw,3 %b[42], %b[49], %b[49]
  pshufb,4 %b[46], %b[44], %b[126], %b[46]
}
{
  pshufb,0 %r25, %r28, %b[127], %r20
  pshufb,1 %r25, %r28, %b[126], %r25
  pshufb,3 %b[49], %b[52], %b[127], %b[44]
  pshufb,4 %b[49], %b[52], %b[126], %b[49]
}
{
  pshufb,0 %r20, %r29, %b[125], %r28
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[52]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r25, %r22, %b[125], %r29
  pshufb,1 %r25, %r22, %b[124], %r25
  pshufb,3 %b[49], %b[46], %b[125], %b[53]
  pshufb,4 %b[49], %b[46], %b[124], %b[49]
}
{
  psrlw,0 %r28, 4, %r22
  psrlw,1 %r20, 4, %r30
  psrlw,3 %b[52], 4, %b[46]
  psrlw,4 %b[44], 4, %b[54]
}
{
  psrlw,0 %r29, 4, %r31
  psrlw,1 %r25, 4, %r32
  psrlw,3 %b[53], 4, %b[55]
  psrlw,4 %b[49], 4, %b[56]
}
{
  pandd,0 %r22, %b[119], %r22
  andd,1 %r20, %b[119], %r20
  andd,2 %r28, %b[119], %r28
  pandd,3 %b[46], %b[119], %b[46]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[52], %b[119], %b[52]
}
{
  pandd,0 %r30, %b[119], %r30
  pandd,1 %r31, %b[119], %r31
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[54], %b[119], %b[54]
  pandd,4 %b[55], %b[119], %b[55]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r32, %b[119], %r32
  pshufb,1 %b[118], %b[117], %r28, %r28
  andd,2 %r25, %b[119], %r25
  pandd,3 %b[56], %b[119], %b[56]
  pshufb,4 %b[118], %b[117], %b[52], %b[52]
  andd,5 %b[49], %b[119], %b[49]
}
{
  pshufb,0 %b[116], %b[115], %r22, %r22
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[46], %b[46]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r30, %r30
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[54], %b[54]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r31, %r31
  pshufb,1 %b[106], %b[105], %r25, %r25
  pshufb,3 %b[108], %b[107], %b[55], %b[55]
  pshufb,4 %b[106], %b[105], %b[49], %b[49]
}
{
  pshufb,0 %b[104], %b[103], %r32, %r32
  pord,1 %r28, %r22, %r22
  pshufb,3 %b[104], %b[103], %b[56], %b[56]
  pord,4 %b[52], %b[46], %b[46]
}
{
  pord,0 %r20, %r30, %r30
  pord,1 %r29, %r31, %r31
  pord,3 %b[44], %b[54], %b[54]
  pord,4 %b[53], %b[55], %b[55]
}
{
  pord,0 %r25, %r32, %r32
  pshufb,1 %r30, %r22, %b[123], %r25
  pord,3 %b[49], %b[56], %b[56]
  pshufb,4 %b[54], %b[46], %b[123], %b[49]
}
{
  pshufb,0 %r30, %r22, %b[122], %r30
  pshufb,1 %r32, %r31, %b[123], %r22
  pshufb,3 %b[54], %b[46], %b[122], %b[54]
  pshufb,4 %b[56], %b[55], %b[123], %b[46]
}
{
  pshufb,0 %r32, %r31, %b[122], %r32
  pshufb,1 %r22, %r25, %b[121], %r31
  pshufb,3 %b[56], %b[55], %b[122], %b[56]
  pshufb,4 %b[46], %b[49], %b[121], %b[55]
}
{
  pshufb,0 %r22, %r25, %b[120], %r22
  pshufb,1 %r32, %r30, %b[121], %r25
  pshufb,3 %b[46], %b[49], %b[120], %b[46]
  pshufb,4 %b[56], %b[54], %b[121], %b[49]
}
{
  pshufb,0 %r32, %r30, %b[120], %r32
  psllw,1 %r31, 0xb, %r30
  pshufb,3 %b[56], %b[54], %b[120], %b[56]
  psllw,4 %b[55], 0xb, %b[54]
}
{
  psrlw,0 %r31, 0x15, %r31
  psllw,1 %r22, 0xb, %r29
  psrlw,3 %b[55], 0x15, %b[55]
  psllw,4 %b[46], 0xb, %b[53]
}
{
  psrlw,0 %r22, 0x15, %r22
  psllw,1 %r25, 0xb, %r20
  psrlw,3 %b[46], 0x15, %b[46]
  psllw,4 %b[49], 0xb, %b[44]
}
{
  psrlw,0 %r25, 0x15, %r25
  psllw,1 %r32, 0xb, %r28
  psrlw,3 %b[49], 0x15, %b[49]
  psllw,4 %b[56], 0xb, %b[52]
}
{
  psrlw,0 %r32, 0x15, %r32
  psrlw,3 %b[56], 0x15, %b[56]
}
{
  xor_xord,1 %r30, %r31, %r17, %r31
  xor_xord,4 %b[54], %b[55], %b[41], %b[55]
}
{
  xor_xord,1 %r29, %r22, %r19, %r22
  xor_xord,4 %b[53], %b[46], %b[43], %b[46]
}
{
  paddw,0 %r31, %r27, %r20
  xor_xord,1 %r20, %r25, %r21, %r25
  paddw,3 %b[55], %b[51], %b[44]
  xor_xord,4 %b[44], %b[49], %b[45], %b[49]
}
{
  paddw,0 %r22, %r27, %r28
  xor_xord,1 %r28, %r32, %r23, %r32
  ldd,2 [ %r2 + 0x88 ], %r23
  paddw,3 %b[46], %b[51], %b[52]
  xor_xord,4 %b[52], %b[56], %b[47], %b[56]
  ldd,5 [ %r2 + 0x88 ], %b[47]
}
{
  paddw,0 %r25, %r27, %r21
  pshufb,1 %r28, %r20, %b[127], %r29
  paddw,3 %b[49], %b[51], %b[45]
  pshufb,4 %b[52], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r32, %r27, %r27
  pshufb,1 %r28, %r20, %b[126], %r28
  paddw,3 %b[56], %b[51], %b[51]
  pshufb,4 %b[52], %b[44], %b[126], %b[52]
}
{
  pshufb,0 %r27, %r21, %b[127], %r20
  pshufb,1 %r27, %r21, %b[126], %r27
  pshufb,3 %b[51], %b[45], %b[127], %b[44]
  pshufb,4 %b[51], %b[45], %b[126], %b[51]
}
{
  pshufb,0 %r20, %r29, %b[125], %r21
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[45]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r27, %r28, %b[125], %r29
  pshufb,1 %r27, %r28, %b[124], %r27
  pshufb,3 %b[51], %b[52], %b[125], %b[53]
  pshufb,4 %b[51], %b[52], %b[124], %b[51]
}
{
  psrlw,0 %r21, 4, %r28
  psrlw,1 %r20, 4, %r19
  psrlw,3 %b[45], 4, %b[52]
  psrlw,4 %b[44], 4, %b[43]
}
{
  psrlw,0 %r29, 4, %r30
  psrlw,1 %r27, 4, %r17
  psrlw,3 %b[53], 4, %b[54]
  psrlw,4 %b[51], 4, %b[41]
}
{
  pandd,0 %r28, %b[119], %r28
  andd,1 %r20, %b[119], %r20
  andd,2 %r21, %b[119], %r21
  pandd,3 %b[52], %b[119], %b[52]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[45], %b[119], %b[45]
}
{
  pandd,0 %r19, %b[119], %r19
  pandd,1 %r30, %b[119], %r30
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[43], %b[119], %b[43]
  pandd,4 %b[54], %b[119], %b[54]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r17, %b[119], %r17
  pshufb,1 %b[118], %b[117], %r21, %r21
  andd,2 %r27, %b[119], %r27
  pandd,3 %b[41], %b[119], %b[41]
  pshufb,4 %b[118], %b[117], %b[45], %b[45]
  andd,5 %b[51], %b[119], %b[51]
}
{
  pshufb,0 %b[116], %b[115], %r28, %r28
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[52], %b[52]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r19, %r19
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[43], %b[43]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r30, %r30
  pshufb,1 %b[106], %b[105], %r27, %r27
  pshufb,3 %b[108], %b[107], %b[54], %b[54]
  pshufb,4 %b[106], %b[105], %b[51], %b[51]
}
{
  pshufb,0 %b[104], %b[103], %r17, %r17
  pord,1 %r21, %r28, %r28
  pshufb,3 %b[104], %b[103], %b[41], %b[41]
  pord,4 %b[45], %b[52], %b[52]
}
{
  pord,0 %r20, %r19, %r19
  pord,1 %r29, %r30, %r30
  pord,3 %b[44], %b[43], %b[43]
  pord,4 %b[53], %b[54], %b[54]
}
{
  pord,0 %r27, %r17, %r17
  pshufb,1 %r19, %r28, %b[123], %r27
  pord,3 %b[51], %b[41], %b[41]
  pshufb,4 %b[43], %b[52], %b[123], %b[51]
}
{
  pshufb,0 %r19, %r28, %b[122], %r19
  pshufb,1 %r17, %r30, %b[123], %r28
  pshufb,3 %b[43], %b[52], %b[122], %b[43]
  pshufb,4 %b[41], %b[54], %b[123], %b[52]
}
{
  pshufb,0 %r17, %r30, %b[122], %r17
  pshufb,1 %r28, %r27, %b[121], %r30
  pshufb,3 %b[41], %b[54], %b[122], %b[41]
  pshufb,4 %b[52], %b[51], %b[121], %b[54]
}
{
  pshufb,0 %r28, %r27, %b[120], %r28
  pshufb,1 %r17, %r19, %b[121], %r27
  pshufb,3 %b[52], %b[51], %b[120], %b[52]
  pshufb,4 %b[41], %b[43], %b[121], %b[51]
}
{
  pshufb,0 %r17, %r19, %b[120], %r17
  psllw,1 %r30, 0xb, %r19
  pshufb,3 %b[41], %b[43], %b[120], %b[41]
  psllw,4 %b[54], 0xb, %b[43]
}
{
  psrlw,0 %r30, 0x15, %r30
  psllw,1 %r28, 0xb, %r29
  psrlw,3 %b[54], 0x15, %b[54]
  psllw,4 %b[52], 0xb, %b[53]
}
{
  psrlw,0 %r28, 0x15, %r28
  psllw,1 %r27, 0xb, %r20
  psrlw,3 %b[52], 0x15, %b[52]
  psllw,4 %b[51], 0xb, %b[44]
}
{
  psrlw,0 %r27, 0x15, %r27
  psllw,1 %r17, 0xb, %r21
  psrlw,3 %b[51], 0x15, %b[51]
  psllw,4 %b[41], 0xb, %b[45]
}
{
  psrlw,0 %r17, 0x15, %r17
  psrlw,3 %b[41], 0x15, %b[41]
}
{
  xor_xord,1 %r19, %r30, %r24, %r30
  xor_xord,4 %b[43], %b[54], %b[48], %b[54]
}
{
  xor_xord,1 %r29, %r28, %r26, %r28
  xor_xord,4 %b[53], %b[52], %b[50], %b[52]
}
{
  paddw,0 %r30, %r23, %r20
  xor_xord,1 %r20, %r27, %r16, %r27
  paddw,3 %b[54], %b[47], %b[44]
  xor_xord,4 %b[44], %b[51], %b[40], %b[51]
}
{
  paddw,0 %r28, %r23, %r21
  xor_xord,1 %r21, %r17, %r18, %r17
  ldd,2 [ %r2 + 0x90 ], %r18
  paddw,3 %b[52], %b[47], %b[45]
  xor_xord,4 %b[45], %b[41], %b[42], %b[41]
  ldd,5 [ %r2 + 0x90 ], %b[42]
}
{
  paddw,0 %r27, %r23, %r16
  pshufb,1 %r21, %r20, %b[127], %r29
  paddw,3 %b[51], %b[47], %b[40]
  pshufb,4 %b[45], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r17, %r23, %r23
  pshufb,1 %r21, %r20, %b[126], %r21
  paddw,3 %b[41], %b[47], %b[47]
  pshufb,4 %b[45], %b[44], %b[126], %b[45]
}
{
  pshufb,0 %r23, %r16, %b[127], %r20
  pshufb,1 %r23, %r16, %b[126], %r23
  pshufb,3 %b[47], %b[40], %b[127], %b[44]
  pshufb,4 %b[47], %b[40], %b[126], %b[47]
}
{
  pshufb,0 %r20, %r29, %b[125], %r16
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[40]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r23, %r21, %b[125], %r29
  pshufb,1 %r23, %r21, %b[124], %r23
  pshufb,3 %b[47], %b[45], %b[125], %b[53]
  pshufb,4 %b[47], %b[45], %b[124], %b[47]
}
{
  psrlw,0 %r16, 4, %r21
  psrlw,1 %r20, 4, %r26
  psrlw,3 %b[40], 4, %b[45]
  psrlw,4 %b[44], 4, %b[50]
}
{
  psrlw,0 %r29, 4, %r19
  psrlw,1 %r23, 4, %r24
  psrlw,3 %b[53], 4, %b[43]
  psrlw,4 %b[47], 4, %b[48]
}
{
  pandd,0 %r21, %b[119], %r21
  andd,1 %r20, %b[119], %r20
  andd,2 %r16, %b[119], %r16
  pandd,3 %b[45], %b[119], %b[45]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[40], %b[119], %b[40]
}
{
  pandd,0 %r26, %b[119], %r26
  pandd,1 %r19, %b[119], %r19
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[50], %b[119], %b[50]
  pandd,4 %b[43], %b[119], %b[43]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r24, %b[119], %r24
  pshufb,1 %b[118], %b[117], %r16, %r16
  andd,2 %r23, %b[119], %r23
  pandd,3 %b[48], %b[119], %b[48]
  pshufb,4 %b[118], %b[117], %b[40], %b[40]
  andd,5 %b[47], %b[119], %b[47]
}
{
  pshufb,0 %b[116], %b[115], %r21, %r21
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[45], %b[45]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r26, %r26
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[50], %b[50]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r19, %r19
  pshufb,1 %b[106], %b[105], %r23, %r23
  pshufb,3 %b[108], %b[107], %b[43], %b[43]
  pshufb,4 %b[106], %b[105], %b[47], %b[47]
}
{
  pshufb,0 %b[104], %b[103], %r24, %r24
  pord,1 %r16, %r21, %r21
  pshufb,3 %b[104], %b[103], %b[48], %b[48]
  pord,4 %b[40], %b[45], %b[45]
}
{
  pord,0 %r20, %r26, %r26
  pord,1 %r29, %r19, %r19
  pord,3 %b[44], %b[50], %b[50]
  pord,4 %b[53], %b[43], %b[43]
}
{
  pord,0 %r23, %r24, %r24
  pshufb,1 %r26, %r21, %b[123], %r23
  pord,3 %b[47], %b[48], %b[48]
  pshufb,4 %b[50], %b[45], %b[123], %b[47]
}
{
  pshufb,0 %r26, %r21, %b[122], %r26
  pshufb,1 %r24, %r19, %b[123], %r21
  pshufb,3 %b[50], %b[45], %b[122], %b[50]
  pshufb,4 %b[48], %b[43], %b[123], %b[45]
}
{
  pshufb,0 %r24, %r19, %b[122], %r24
  pshufb,1 %r21, %r23, %b[121], %r19
  pshufb,3 %b[48], %b[43], %b[122], %b[48]
  pshufb,4 %b[45], %b[47], %b[121], %b[43]
}
{
  pshufb,0 %r21, %r23, %b[120], %r21
  pshufb,1 %r24, %r26, %b[121], %r23
  pshufb,3 %b[45], %b[47], %b[120], %b[45]
  pshufb,4 %b[48], %b[50], %b[121], %b[47]
}
{
  pshufb,0 %r24, %r26, %b[120], %r24
  psllw,1 %r19, 0xb, %r26
  pshufb,3 %b[48], %b[50], %b[120], %b[48]
  psllw,4 %b[43], 0xb, %b[50]
}
{
  psrlw,0 %r19, 0x15, %r19
  psllw,1 %r21, 0xb, %r29
  psrlw,3 %b[43], 0x15, %b[43]
  psllw,4 %b[45], 0xb, %b[53]
}
{
  psrlw,0 %r21, 0x15, %r21
  psllw,1 %r23, 0xb, %r20
  psrlw,3 %b[45], 0x15, %b[45]
  psllw,4 %b[47], 0xb, %b[44]
}
{
  psrlw,0 %r23, 0x15, %r23
  psllw,1 %r24, 0xb, %r16
  psrlw,3 %b[47], 0x15, %b[47]
  psllw,4 %b[48], 0xb, %b[40]
}
{
  psrlw,0 %r24, 0x15, %r24
  psrlw,3 %b[48], 0x15, %b[48]
}
{
  xor_xord,1 %r26, %r19, %r31, %r19
  xor_xord,4 %b[50], %b[43], %b[55], %b[43]
}
{
  xor_xord,1 %r29, %r21, %r22, %r21
  xor_xord,4 %b[53], %b[45], %b[46], %b[45]
}
{
  paddw,0 %r19, %r18, %r20
  xor_xord,1 %r20, %r23, %r25, %r23
  paddw,3 %b[43], %b[42], %b[44]
  xor_xord,4 %b[44], %b[47], %b[49], %b[47]
}
{
  paddw,0 %r21, %r18, %r16
  xor_xord,1 %r16, %r24, %r32, %r24
  ldd,2 [ %r2 + 0x98 ], %r32
  paddw,3 %b[45], %b[42], %b[40]
  xor_xord,4 %b[40], %b[48], %b[56], %b[48]
  ldd,5 [ %r2 + 0x98 ], %b[56]
}
{
  paddw,0 %r23, %r18, %r25
  pshufb,1 %r16, %r20, %b[127], %r29
  paddw,3 %b[47], %b[42], %b[49]
  pshufb,4 %b[40], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r24, %r18, %r18
  pshufb,1 %r16, %r20, %b[126], %r16
  paddw,3 %b[48], %b[42], %b[42]
  pshufb,4 %b[40], %b[44], %b[126], %b[40]
}
{
  pshufb,0 %r18, %r25, %b[127], %r20
  pshufb,1 %r18, %r25, %b[126], %r18
  pshufb,3 %b[42], %b[49], %b[127], %b[44]
  pshufb,4 %b[42], %b[49], %b[126], %b[42]
}
{
  pshufb,0 %r20, %r29, %b[125], %r25
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[49]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r18, %r16, %b[125], %r29
  pshufb,1 %r18, %r16, %b[124], %r18
  pshufb,3 %b[42], %b[40], %b[125], %b[53]
  pshufb,4 %b[42], %b[40], %b[124], %b[42]
}
{
  psrlw,0 %r25, 4, %r16
  psrlw,1 %r20, 4, %r22
  psrlw,3 %b[49], 4, %b[40]
  psrlw,4 %b[44], 4, %b[46]
}
{
  psrlw,0 %r29, 4, %r26
  psrlw,1 %r18, 4, %r31
  psrlw,3 %b[53], 4, %b[50]
  psrlw,4 %b[42], 4, %b[55]
}
{
  pandd,0 %r16, %b[119], %r16
  andd,1 %r20, %b[119], %r20
  andd,2 %r25, %b[119], %r25
  pandd,3 %b[40], %b[119], %b[40]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[49], %b[119], %b[49]
}
{
  pandd,0 %r22, %b[119], %r22
  pandd,1 %r26, %b[119], %r26
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[46], %b[119], %b[46]
  pandd,4 %b[50], %b[119], %b[50]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r31, %b[119], %r31
  pshufb,1 %b[118], %b[117], %r25, %r25
  andd,2 %r18, %b[119], %r18
  pandd,3 %b[55], %b[119], %b[55]
  pshufb,4 %b[118], %b[117], %b[49], %b[49]
  andd,5 %b[42], %b[119], %b[42]
}
{
  pshufb,0 %b[116], %b[115], %r16, %r16
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[40], %b[40]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r22, %r22
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[46], %b[46]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r26, %r26
  pshufb,1 %b[106], %b[105], %r18, %r18
  pshufb,3 %b[108], %b[107], %b[50], %b[50]
  pshufb,4 %b[106], %b[105], %b[42], %b[42]
}
{
  pshufb,0 %b[104], %b[103], %r31, %r31
  pord,1 %r25, %r16, %r16
  pshufb,3 %b[104], %b[103], %b[55], %b[55]
  pord,4 %b[49], %b[40], %b[40]
}
{
  pord,0 %r20, %r22, %r22
  pord,1 %r29, %r26, %r26
  pord,3 %b[44], %b[46], %b[46]
  pord,4 %b[53], %b[50], %b[50]
}
{
  pord,0 %r18, %r31, %r31
  pshufb,1 %r22, %r16, %b[123], %r18
  pord,3 %b[42], %b[55], %b[55]
  pshufb,4 %b[46], %b[40], %b[123], %b[42]
}
{
  pshufb,0 %r22, %r16, %b[122], %r22
  pshufb,1 %r31, %r26, %b[123], %r16
  pshufb,3 %b[46], %b[40], %b[122], %b[46]
  pshufb,4 %b[55], %b[50], %b[123], %b[40]
}
{
  pshufb,0 %r31, %r26, %b[122], %r31
  pshufb,1 %r16, %r18, %b[121], %r26
  pshufb,3 %b[55], %b[50], %b[122], %b[55]
  pshufb,4 %b[40], %b[42], %b[121], %b[50]
}
{
  pshufb,0 %r16, %r18, %b[120], %r16
  pshufb,1 %r31, %r22, %b[121], %r18
  pshufb,3 %b[40], %b[42], %b[120], %b[40]
  pshufb,4 %b[55], %b[46], %b[121], %b[42]
}
{
  pshufb,0 %r31, %r22, %b[120], %r31
  psllw,1 %r26, 0xb, %r22
  pshufb,3 %b[55], %b[46], %b[120], %b[55]
  psllw,4 %b[50], 0xb, %b[46]
}
{
  psrlw,0 %r26, 0x15, %r26
  psllw,1 %r16, 0xb, %r29
  psrlw,3 %b[50], 0x15, %b[50]
  psllw,4 %b[40], 0xb, %b[53]
}
{
  psrlw,0 %r16, 0x15, %r16
  psllw,1 %r18, 0xb, %r20
  psrlw,3 %b[40], 0x15, %b[40]
  psllw,4 %b[42], 0xb, %b[44]
}
{
  psrlw,0 %r18, 0x15, %r18
  psllw,1 %r31, 0xb, %r25
  psrlw,3 %b[42], 0x15, %b[42]
  psllw,4 %b[55], 0xb, %b[49]
}
{
  psrlw,0 %r31, 0x15, %r31
  psrlw,3 %b[55], 0x15, %b[55]
}
{
  xor_xord,1 %r22, %r26, %r30, %r26
  xor_xord,4 %b[46], %b[50], %b[54], %b[50]
}
{
  xor_xord,1 %r29, %r16, %r28, %r16
  xor_xord,4 %b[53], %b[40], %b[52], %b[40]
}
{
  paddw,0 %r26, %r32, %r20
  xor_xord,1 %r20, %r18, %r27, %r18
  paddw,3 %b[50], %b[56], %b[44]
  xor_xord,4 %b[44], %b[42], %b[51], %b[42]
}
{
  paddw,0 %r16, %r32, %r25
  xor_xord,1 %r25, %r31, %r17, %r31
  ldd,2 [ %r2 + 0xa0 ], %r17
  paddw,3 %b[40], %b[56], %b[49]
  xor_xord,4 %b[49], %b[55], %b[41], %b[55]
  ldd,5 [ %r2 + 0xa0 ], %b[41]
}
{
  paddw,0 %r18, %r32, %r27
  pshufb,1 %r25, %r20, %b[127], %r29
  paddw,3 %b[42], %b[56], %b[51]
  pshufb,4 %b[49], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r31, %r32, %r32
  pshufb,1 %r25, %r20, %b[126], %r25
  paddw,3 %b[55], %b[56], %b[56]
  pshufb,4 %b[49], %b[44], %b[126], %b[49]
}
{
  pshufb,0 %r32, %r27, %b[127], %r20
  pshufb,1 %r32, %r27, %b[126], %r32
  pshufb,3 %b[56], %b[51], %b[127], %b[44]
  pshufb,4 %b[56], %b[51], %b[126], %b[56]
}
{
  pshufb,0 %r20, %r29, %b[125], %r27
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[51]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r32, %r25, %b[125], %r29
  pshufb,1 %r32, %r25, %b[124], %r32
  pshufb,3 %b[56], %b[49], %b[125], %b[53]
  pshufb,4 %b[56], %b[49], %b[124], %b[56]
}
{
  psrlw,0 %r27, 4, %r25
  psrlw,1 %r20, 4, %r28
  psrlw,3 %b[51], 4, %b[49]
  psrlw,4 %b[44], 4, %b[52]
}
{
  psrlw,0 %r29, 4, %r22
  psrlw,1 %r32, 4, %r30
  psrlw,3 %b[53], 4, %b[46]
  psrlw,4 %b[56], 4, %b[54]
}
{
  pandd,0 %r25, %b[119], %r25
  andd,1 %r20, %b[119], %r20
  andd,2 %r27, %b[119], %r27
  pandd,3 %b[49], %b[119], %b[49]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[51], %b[119], %b[51]
}
{
  pandd,0 %r28, %b[119], %r28
  pandd,1 %r22, %b[119], %r22
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[52], %b[119], %b[52]
  pandd,4 %b[46], %b[119], %b[46]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r30, %b[119], %r30
  pshufb,1 %b[118], %b[117], %r27, %r27
  andd,2 %r32, %b[119], %r32
  pandd,3 %b[54], %b[119], %b[54]
  pshufb,4 %b[118], %b[117], %b[51], %b[51]
  andd,5 %b[56], %b[119], %b[56]
}
{
  pshufb,0 %b[116], %b[115], %r25, %r25
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[49], %b[49]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r28, %r28
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[52], %b[52]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r22, %r22
  pshufb,1 %b[106], %b[105], %r32, %r32
  pshufb,3 %b[108], %b[107], %b[46], %b[46]
  pshufb,4 %b[106], %b[105], %b[56], %b[56]
}
{
  pshufb,0 %b[104], %b[103], %r30, %r30
  pord,1 %r27, %r25, %r25
  pshufb,3 %b[104], %b[103], %b[54], %b[54]
  pord,4 %b[51], %b[49], %b[49]
}
{
  pord,0 %r20, %r28, %r28
  pord,1 %r29, %r22, %r22
  pord,3 %b[44], %b[52], %b[52]
  pord,4 %b[53], %b[46], %b[46]
}
{
  pord,0 %r32, %r30, %r30
  pshufb,1 %r28, %r25, %b[123], %r32
  pord,3 %b[56], %b[54], %b[54]
  pshufb,4 %b[52], %b[49], %b[123], %b[56]
}
{
  pshufb,0 %r28, %r25, %b[122], %r28
  pshufb,1 %r30, %r22, %b[123], %r25
  pshufb,3 %b[52], %b[49], %b[122], %b[52]
  pshufb,4 %b[54], %b[46], %b[123], %b[49]
}
{
  pshufb,0 %r30, %r22, %b[122], %r30
  pshufb,1 %r25, %r32, %b[121], %r22
  pshufb,3 %b[54], %b[46], %b[122], %b[54]
  pshufb,4 %b[49], %b[56], %b[121], %b[46]
}
{
  pshufb,0 %r25, %r32, %b[120], %r25
  pshufb,1 %r30, %r28, %b[121], %r32
  pshufb,3 %b[49], %b[56], %b[120], %b[49]
  pshufb,4 %b[54], %b[52], %b[121], %b[56]
}
{
  pshufb,0 %r30, %r28, %b[120], %r30
  psllw,1 %r22, 0xb, %r28
  pshufb,3 %b[54], %b[52], %b[120], %b[54]
  psllw,4 %b[46], 0xb, %b[52]
}
{
  psrlw,0 %r22, 0x15, %r22
  psllw,1 %r25, 0xb, %r29
  psrlw,3 %b[46], 0x15, %b[46]
  psllw,4 %b[49], 0xb, %b[53]
}
{
  psrlw,0 %r25, 0x15, %r25
  psllw,1 %r32, 0xb, %r20
  psrlw,3 %b[49], 0x15, %b[49]
  psllw,4 %b[56], 0xb, %b[44]
}
{
  psrlw,0 %r32, 0x15, %r32
  psllw,1 %r30, 0xb, %r27
  psrlw,3 %b[56], 0x15, %b[56]
  psllw,4 %b[54], 0xb, %b[51]
}
{
  psrlw,0 %r30, 0x15, %r30
  psrlw,3 %b[54], 0x15, %b[54]
}
{
  xor_xord,1 %r28, %r22, %r19, %r22
  xor_xord,4 %b[52], %b[46], %b[43], %b[46]
}
{
  xor_xord,1 %r29, %r25, %r21, %r25
  xor_xord,4 %b[53], %b[49], %b[45], %b[49]
}
{
  paddw,0 %r22, %r17, %r20
  xor_xord,1 %r20, %r32, %r23, %r32
  paddw,3 %b[46], %b[41], %b[44]
  xor_xord,4 %b[44], %b[56], %b[47], %b[56]
}
{
  paddw,0 %r25, %r17, %r27
  xor_xord,1 %r27, %r30, %r24, %r30
  ldd,2 [ %r2 + 0xa8 ], %r24
  paddw,3 %b[49], %b[41], %b[51]
  xor_xord,4 %b[51], %b[54], %b[48], %b[54]
  ldd,5 [ %r2 + 0xa8 ], %b[48]
}
{
  paddw,0 %r32, %r17, %r23
  pshufb,1 %r27, %r20, %b[127], %r29
  paddw,3 %b[56], %b[41], %b[47]
  pshufb,4 %b[51], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r30, %r17, %r17
  pshufb,1 %r27, %r20, %b[126], %r27
  paddw,3 %b[54], %b[41], %b[41]
  pshufb,4 %b[51], %b[44], %b[126], %b[51]
}
{
  pshufb,0 %r17, %r23, %b[127], %r20
  pshufb,1 %r17, %r23, %b[126], %r17
  pshufb,3 %b[41], %b[47], %b[127], %b[44]
  pshufb,4 %b[41], %b[47], %b[126], %b[41]
}
{
  pshufb,0 %r20, %r29, %b[125], %r23
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[47]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r17, %r27, %b[125], %r29
  pshufb,1 %r17, %r27, %b[124], %r17
  pshufb,3 %b[41], %b[51], %b[125], %b[53]
  pshufb,4 %b[41], %b[51], %b[124], %b[41]
}
{
  psrlw,0 %r23, 4, %r27
  psrlw,1 %r20, 4, %r21
  psrlw,3 %b[47], 4, %b[51]
  psrlw,4 %b[44], 4, %b[45]
}
{
  psrlw,0 %r29, 4, %r28
  psrlw,1 %r17, 4, %r19
  psrlw,3 %b[53], 4, %b[52]
  psrlw,4 %b[41], 4, %b[43]
}
{
  pandd,0 %r27, %b[119], %r27
  andd,1 %r20, %b[119], %r20
  andd,2 %r23, %b[119], %r23
  pandd,3 %b[51], %b[119], %b[51]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[47], %b[119], %b[47]
}
{
  pandd,0 %r21, %b[119], %r21
  pandd,1 %r28, %b[119], %r28
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[45], %b[119], %b[45]
  pandd,4 %b[52], %b[119], %b[52]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r19, %b[119], %r19
  pshufb,1 %b[118], %b[117], %r23, %r23
  andd,2 %r17, %b[119], %r17
  pandd,3 %b[43], %b[119], %b[43]
  pshufb,4 %b[118], %b[117], %b[47], %b[47]
  andd,5 %b[41], %b[119], %b[41]
}
{
  pshufb,0 %b[116], %b[115], %r27, %r27
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[51], %b[51]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r21, %r21
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[45], %b[45]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r28, %r28
  pshufb,1 %b[106], %b[105], %r17, %r17
  pshufb,3 %b[108], %b[107], %b[52], %b[52]
  pshufb,4 %b[106], %b[105], %b[41], %b[41]
}
{
  pshufb,0 %b[104], %b[103], %r19, %r19
  pord,1 %r23, %r27, %r27
  pshufb,3 %b[104], %b[103], %b[43], %b[43]
  pord,4 %b[47], %b[51], %b[51]
}
{
  pord,0 %r20, %r21, %r21
  pord,1 %r29, %r28, %r28
  pord,3 %b[44], %b[45], %b[45]
  pord,4 %b[53], %b[52], %b[52]
}
{
  pord,0 %r17, %r19, %r19
  pshufb,1 %r21, %r27, %b[123], %r17
  pord,3 %b[41], %b[43], %b[43]
  pshufb,4 %b[45], %b[51], %b[123], %b[41]
}
{
  pshufb,0 %r21, %r27, %b[122], %r21
  pshufb,1 %r19, %r28, %b[123], %r27
  pshufb,3 %b[45], %b[51], %b[122], %b[45]
  pshufb,4 %b[43], %b[52], %b[123], %b[51]
}
{
  pshufb,0 %r19, %r28, %b[122], %r19
  pshufb,1 %r27, %r17, %b[121], %r28
  pshufb,3 %b[43], %b[52], %b[122], %b[43]
  pshufb,4 %b[51], %b[41], %b[121], %b[52]
}
{
  pshufb,0 %r27, %r17, %b[120], %r27
  pshufb,1 %r19, %r21, %b[121], %r17
  pshufb,3 %b[51], %b[41], %b[120], %b[51]
  pshufb,4 %b[43], %b[45], %b[121], %b[41]
}
{
  pshufb,0 %r19, %r21, %b[120], %r19
  psllw,1 %r28, 0xb, %r21
  pshufb,3 %b[43], %b[45], %b[120], %b[43]
  psllw,4 %b[52], 0xb, %b[45]
}
{
  psrlw,0 %r28, 0x15, %r28
  psllw,1 %r27, 0xb, %r29
  psrlw,3 %b[52], 0x15, %b[52]
  psllw,4 %b[51], 0xb, %b[53]
}
{
  psrlw,0 %r27, 0x15, %r27
  psllw,1 %r17, 0xb, %r20
  psrlw,3 %b[51], 0x15, %b[51]
  psllw,4 %b[41], 0xb, %b[44]
}
{
  psrlw,0 %r17, 0x15, %r17
  psllw,1 %r19, 0xb, %r23
  psrlw,3 %b[41], 0x15, %b[41]
  psllw,4 %b[43], 0xb, %b[47]
}
{
  psrlw,0 %r19, 0x15, %r19
  psrlw,3 %b[43], 0x15, %b[43]
}
{
  xor_xord,1 %r21, %r28, %r26, %r28
  xor_xord,4 %b[45], %b[52], %b[50], %b[52]
}
{
  xor_xord,1 %r29, %r27, %r16, %r27
  xor_xord,4 %b[53], %b[51], %b[40], %b[51]
}
{
  paddw,0 %r28, %r24, %r20
  xor_xord,1 %r20, %r17, %r18, %r17
  paddw,3 %b[52], %b[48], %b[44]
  xor_xord,4 %b[44], %b[41], %b[42], %b[41]
}
{
  paddw,0 %r27, %r24, %r23
  xor_xord,1 %r23, %r19, %r31, %r19
  ldd,2 [ %r2 + 0xb0 ], %r31
  paddw,3 %b[51], %b[48], %b[47]
  xor_xord,4 %b[47], %b[43], %b[55], %b[43]
  ldd,5 [ %r2 + 0xb0 ], %b[55]
}
{
  paddw,0 %r17, %r24, %r18
  pshufb,1 %r23, %r20, %b[127], %r29
  paddw,3 %b[41], %b[48], %b[42]
  pshufb,4 %b[47], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r19, %r24, %r24
  pshufb,1 %r23, %r20, %b[126], %r23
  paddw,3 %b[43], %b[48], %b[48]
  pshufb,4 %b[47], %b[44], %b[126], %b[47]
}
{
  pshufb,0 %r24, %r18, %b[127], %r20
  pshufb,1 %r24, %r18, %b[126], %r24
  pshufb,3 %b[48], %b[42], %b[127], %b[44]
  pshufb,4 %b[48], %b[42], %b[126], %b[48]
}
{
  pshufb,0 %r20, %r29, %b[125], %r18
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[42]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r24, %r23, %b[125], %r29
  pshufb,1 %r24, %r23, %b[124], %r24
  pshufb,3 %b[48], %b[47], %b[125], %b[53]
  pshufb,4 %b[48], %b[47], %b[124], %b[48]
}
{
  psrlw,0 %r18, 4, %r23
  psrlw,1 %r20, 4, %r16
  psrlw,3 %b[42], 4, %b[47]
  psrlw,4 %b[44], 4, %b[40]
}
{
  psrlw,0 %r29, 4, %r21
  psrlw,1 %r24, 4, %r26
  psrlw,3 %b[53], 4, %b[45]
  psrlw,4 %b[48], 4, %b[50]
}
{
  pandd,0 %r23, %b[119], %r23
  andd,1 %r20, %b[119], %r20
  andd,2 %r18, %b[119], %r18
  pandd,3 %b[47], %b[119], %b[47]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[42], %b[119], %b[42]
}
{
  pandd,0 %r16, %b[119], %r16
  pandd,1 %r21, %b[119], %r21
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[40], %b[119], %b[40]
  pandd,4 %b[45], %b[119], %b[45]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r26, %b[119], %r26
  pshufb,1 %b[118], %b[117], %r18, %r18
  andd,2 %r24, %b[119], %r24
  pandd,3 %b[50], %b[119], %b[50]
  pshufb,4 %b[118], %b[117], %b[42], %b[42]
  andd,5 %b[48], %b[119], %b[48]
}
{
  pshufb,0 %b[116], %b[115], %r23, %r23
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[47], %b[47]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r16, %r16
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[40], %b[40]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r21, %r21
  pshufb,1 %b[106], %b[105], %r24, %r24
  pshufb,3 %b[108], %b[107], %b[45], %b[45]
  pshufb,4 %b[106], %b[105], %b[48], %b[48]
}
{
  pshufb,0 %b[104], %b[103], %r26, %r26
  pord,1 %r18, %r23, %r23
  pshufb,3 %b[104], %b[103], %b[50], %b[50]
  pord,4 %b[42], %b[47], %b[47]
}
{
  pord,0 %r20, %r16, %r16
  pord,1 %r29, %r21, %r21
  pord,3 %b[44], %b[40], %b[40]
  pord,4 %b[53], %b[45], %b[45]
}
{
  pord,0 %r24, %r26, %r26
  pshufb,1 %r16, %r23, %b[123], %r24
  pord,3 %b[48], %b[50], %b[50]
  pshufb,4 %b[40], %b[47], %b[123], %b[48]
}
{
  pshufb,0 %r16, %r23, %b[122], %r16
  pshufb,1 %r26, %r21, %b[123], %r23
  pshufb,3 %b[40], %b[47], %b[122], %b[40]
  pshufb,4 %b[50], %b[45], %b[123], %b[47]
}
{
  pshufb,0 %r26, %r21, %b[122], %r26
  pshufb,1 %r23, %r24, %b[121], %r21
  pshufb,3 %b[50], %b[45], %b[122], %b[50]
  pshufb,4 %b[47], %b[48], %b[121], %b[45]
}
{
  pshufb,0 %r23, %r24, %b[120], %r23
  pshufb,1 %r26, %r16, %b[121], %r24
  pshufb,3 %b[47], %b[48], %b[120], %b[47]
  pshufb,4 %b[50], %b[40], %b[121], %b[48]
}
{
  pshufb,0 %r26, %r16, %b[120], %r26
  psllw,1 %r21, 0xb, %r16
  pshufb,3 %b[50], %b[40], %b[120], %b[50]
  psllw,4 %b[45], 0xb, %b[40]
}
{
  psrlw,0 %r21, 0x15, %r21
  psllw,1 %r23, 0xb, %r29
  psrlw,3 %b[45], 0x15, %b[45]
  psllw,4 %b[47], 0xb, %b[53]
}
{
  psrlw,0 %r23, 0x15, %r23
  psllw,1 %r24, 0xb, %r20
  psrlw,3 %b[47], 0x15, %b[47]
  psllw,4 %b[48], 0xb, %b[44]
}
{
  psrlw,0 %r24, 0x15, %r24
  psllw,1 %r26, 0xb, %r18
  psrlw,3 %b[48], 0x15, %b[48]
  psllw,4 %b[50], 0xb, %b[42]
}
{
  psrlw,0 %r26, 0x15, %r26
  psrlw,3 %b[50], 0x15, %b[50]
}
{
  xor_xord,1 %r16, %r21, %r22, %r21
  xor_xord,4 %b[40], %b[45], %b[46], %b[45]
}
{
  xor_xord,1 %r29, %r23, %r25, %r23
  xor_xord,4 %b[53], %b[47], %b[49], %b[47]
}
{
  paddw,0 %r21, %r31, %r20
  xor_xord,1 %r20, %r24, %r32, %r24
  paddw,3 %b[45], %b[55], %b[44]
  xor_xord,4 %b[44], %b[48], %b[56], %b[48]
}
{
  paddw,0 %r23, %r31, %r18
  xor_xord,1 %r18, %r26, %r30, %r26
  ldd,2 [ %r2 + 0xb8 ], %r30
  paddw,3 %b[47], %b[55], %b[42]
  xor_xord,4 %b[42], %b[50], %b[54], %b[50]
  ldd,5 [ %r2 + 0xb8 ], %b[54]
}
{
  paddw,0 %r24, %r31, %r32
  pshufb,1 %r18, %r20, %b[127], %r29
  paddw,3 %b[48], %b[55], %b[56]
  pshufb,4 %b[42], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r26, %r31, %r31
  pshufb,1 %r18, %r20, %b[126], %r18
  paddw,3 %b[50], %b[55], %b[55]
  pshufb,4 %b[42], %b[44], %b[126], %b[42]
}
{
  pshufb,0 %r31, %r32, %b[127], %r20
  pshufb,1 %r31, %r32, %b[126], %r31
  pshufb,3 %b[55], %b[56], %b[127], %b[44]
  pshufb,4 %b[55], %b[56], %b[126], %b[55]
}
{
  pshufb,0 %r20, %r29, %b[125], %r32
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[56]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r31, %r18, %b[125], %r29
  pshufb,1 %r31, %r18, %b[124], %r31
  pshufb,3 %b[55], %b[42], %b[125], %b[53]
  pshufb,4 %b[55], %b[42], %b[124], %b[55]
}
{
  psrlw,0 %r32, 4, %r18
  psrlw,1 %r20, 4, %r25
  psrlw,3 %b[56], 4, %b[42]
  psrlw,4 %b[44], 4, %b[49]
}
{
  psrlw,0 %r29, 4, %r16
  psrlw,1 %r31, 4, %r22
  psrlw,3 %b[53], 4, %b[40]
  psrlw,4 %b[55], 4, %b[46]
}
{
  pandd,0 %r18, %b[119], %r18
  andd,1 %r20, %b[119], %r20
  andd,2 %r32, %b[119], %r32
  pandd,3 %b[42], %b[119], %b[42]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[56], %b[119], %b[56]
}
{
  pandd,0 %r25, %b[119], %r25
  pandd,1 %r16, %b[119], %r16
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[49], %b[119], %b[49]
  pandd,4 %b[40], %b[119], %b[40]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r22, %b[119], %r22
  pshufb,1 %b[118], %b[117], %r32, %r32
  andd,2 %r31, %b[119], %r31
  pandd,3 %b[46], %b[119], %b[46]
  pshufb,4 %b[118], %b[117], %b[56], %b[56]
  andd,5 %b[55], %b[119], %b[55]
}
{
  pshufb,0 %b[116], %b[115], %r18, %r18
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[42], %b[42]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r25, %r25
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[49], %b[49]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r16, %r16
  pshufb,1 %b[106], %b[105], %r31, %r31
  pshufb,3 %b[108], %b[107], %b[40], %b[40]
  pshufb,4 %b[106], %b[105], %b[55], %b[55]
}
{
  pshufb,0 %b[104], %b[103], %r22, %r22
  pord,1 %r32, %r18, %r18
  pshufb,3 %b[104], %b[103], %b[46], %b[46]
  pord,4 %b[56], %b[42], %b[42]
}
{
  pord,0 %r20, %r25, %r25
  pord,1 %r29, %r16, %r16
  pord,3 %b[44], %b[49], %b[49]
  pord,4 %b[53], %b[40], %b[40]
}
{
  pord,0 %r31, %r22, %r22
  pshufb,1 %r25, %r18, %b[123], %r31
  pord,3 %b[55], %b[46], %b[46]
  pshufb,4 %b[49], %b[42], %b[123], %b[55]
}
{
  pshufb,0 %r25, %r18, %b[122], %r25
  pshufb,1 %r22, %r16, %b[123], %r18
  pshufb,3 %b[49], %b[42], %b[122], %b[49]
  pshufb,4 %b[46], %b[40], %b[123], %b[42]
}
{
  pshufb,0 %r22, %r16, %b[122], %r22
  pshufb,1 %r18, %r31, %b[121], %r16
  pshufb,3 %b[46], %b[40], %b[122], %b[46]
  pshufb,4 %b[42], %b[55], %b[121], %b[40]
}
{
  pshufb,0 %r18, %r31, %b[120], %r18
  pshufb,1 %r22, %r25, %b[121], %r31
  pshufb,3 %b[42], %b[55], %b[120], %b[42]
  pshufb,4 %b[46], %b[49], %b[121], %b[55]
}
{
  pshufb,0 %r22, %r25, %b[120], %r22
  psllw,1 %r16, 0xb, %r25
  pshufb,3 %b[46], %b[49], %b[120], %b[46]
  psllw,4 %b[40], 0xb, %b[49]
}
{
  psrlw,0 %r16, 0x15, %r16
  psllw,1 %r18, 0xb, %r29
  psrlw,3 %b[40], 0x15, %b[40]
  psllw,4 %b[42], 0xb, %b[53]
}
{
  psrlw,0 %r18, 0x15, %r18
  psllw,1 %r31, 0xb, %r20
  psrlw,3 %b[42], 0x15, %b[42]
  psllw,4 %b[55], 0xb, %b[44]
}
{
  psrlw,0 %r31, 0x15, %r31
  psllw,1 %r22, 0xb, %r32
  psrlw,3 %b[55], 0x15, %b[55]
  psllw,4 %b[46], 0xb, %b[56]
}
{
  psrlw,0 %r22, 0x15, %r22
  psrlw,3 %b[46], 0x15, %b[46]
}
{
  xor_xord,1 %r25, %r16, %r28, %r16
  xor_xord,4 %b[49], %b[40], %b[52], %b[40]
}
{
  xor_xord,1 %r29, %r18, %r27, %r18
  xor_xord,4 %b[53], %b[42], %b[51], %b[42]
}
{
  paddw,0 %r16, %r30, %r20
  xor_xord,1 %r20, %r31, %r17, %r31
  paddw,3 %b[40], %b[54], %b[44]
  xor_xord,4 %b[44], %b[55], %b[41], %b[55]
}
{
  paddw,0 %r18, %r30, %r32
  xor_xord,1 %r32, %r22, %r19, %r22
  ldd,2 [ %r2 + 0xc0 ], %r19
  paddw,3 %b[42], %b[54], %b[56]
  xor_xord,4 %b[56], %b[46], %b[43], %b[46]
  ldd,5 [ %r2 + 0xc0 ], %b[43]
}
{
  paddw,0 %r31, %r30, %r17
  pshufb,1 %r32, %r20, %b[127], %r29
  paddw,3 %b[55], %b[54], %b[41]
  pshufb,4 %b[56], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r22, %r30, %r30
  pshufb,1 %r32, %r20, %b[126], %r32
  paddw,3 %b[46], %b[54], %b[54]
  pshufb,4 %b[56], %b[44], %b[126], %b[56]
}
{
  pshufb,0 %r30, %r17, %b[127], %r20
  pshufb,1 %r30, %r17, %b[126], %r30
  pshufb,3 %b[54], %b[41], %b[127], %b[44]
  pshufb,4 %b[54], %b[41], %b[126], %b[54]
}
{
  pshufb,0 %r20, %r29, %b[125], %r17
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[41]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r30, %r32, %b[125], %r29
  pshufb,1 %r30, %r32, %b[124], %r30
  pshufb,3 %b[54], %b[56], %b[125], %b[53]
  pshufb,4 %b[54], %b[56], %b[124], %b[54]
}
{
  psrlw,0 %r17, 4, %r32
  psrlw,1 %r20, 4, %r27
  psrlw,3 %b[41], 4, %b[56]
  psrlw,4 %b[44], 4, %b[51]
}
{
  psrlw,0 %r29, 4, %r25
  psrlw,1 %r30, 4, %r28
  psrlw,3 %b[53], 4, %b[49]
  psrlw,4 %b[54], 4, %b[52]
}
{
  pandd,0 %r32, %b[119], %r32
  andd,1 %r20, %b[119], %r20
  andd,2 %r17, %b[119], %r17
  pandd,3 %b[56], %b[119], %b[56]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[41], %b[119], %b[41]
}
{
  pandd,0 %r27, %b[119], %r27
  pandd,1 %r25, %b[119], %r25
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[51], %b[119], %b[51]
  pandd,4 %b[49], %b[119], %b[49]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r28, %b[119], %r28
  pshufb,1 %b[118], %b[117], %r17, %r17
  andd,2 %r30, %b[119], %r30
  pandd,3 %b[52], %b[119], %b[52]
  pshufb,4 %b[118], %b[117], %b[41], %b[41]
  andd,5 %b[54], %b[119], %b[54]
}
{
  pshufb,0 %b[116], %b[115], %r32, %r32
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[56], %b[56]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r27, %r27
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[51], %b[51]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r25, %r25
  pshufb,1 %b[106], %b[105], %r30, %r30
  pshufb,3 %b[108], %b[107], %b[49], %b[49]
  pshufb,4 %b[106], %b[105], %b[54], %b[54]
}
{
  pshufb,0 %b[104], %b[103], %r28, %r28
  pord,1 %r17, %r32, %r32
  pshufb,3 %b[104], %b[103], %b[52], %b[52]
  pord,4 %b[41], %b[56], %b[56]
}
{
  pord,0 %r20, %r27, %r27
  pord,1 %r29, %r25, %r25
  pord,3 %b[44], %b[51], %b[51]
  pord,4 %b[53], %b[49], %b[49]
}
{
  pord,0 %r30, %r28, %r28
  pshufb,1 %r27, %r32, %b[123], %r30
  pord,3 %b[54], %b[52], %b[52]
  pshufb,4 %b[51], %b[56], %b[123], %b[54]
}
{
  pshufb,0 %r27, %r32, %b[122], %r27
  pshufb,1 %r28, %r25, %b[123], %r32
  pshufb,3 %b[51], %b[56], %b[122], %b[51]
  pshufb,4 %b[52], %b[49], %b[123], %b[56]
}
{
  pshufb,0 %r28, %r25, %b[122], %r28
  pshufb,1 %r32, %r30, %b[121], %r25
  pshufb,3 %b[52], %b[49], %b[122], %b[52]
  pshufb,4 %b[56], %b[54], %b[121], %b[49]
}
{
  pshufb,0 %r32, %r30, %b[120], %r32
  pshufb,1 %r28, %r27, %b[121], %r30
  pshufb,3 %b[56], %b[54], %b[120], %b[56]
  pshufb,4 %b[52], %b[51], %b[121], %b[54]
}
{
  pshufb,0 %r28, %r27, %b[120], %r28
  psllw,1 %r25, 0xb, %r27
  pshufb,3 %b[52], %b[51], %b[120], %b[52]
  psllw,4 %b[49], 0xb, %b[51]
}
{
  psrlw,0 %r25, 0x15, %r25
  psllw,1 %r32, 0xb, %r29
  psrlw,3 %b[49], 0x15, %b[49]
  psllw,4 %b[56], 0xb, %b[53]
}
{
  psrlw,0 %r32, 0x15, %r32
  psllw,1 %r30, 0xb, %r20
  psrlw,3 %b[56], 0x15, %b[56]
  psllw,4 %b[54], 0xb, %b[44]
}
{
  psrlw,0 %r30, 0x15, %r30
  psllw,1 %r28, 0xb, %r17
  psrlw,3 %b[54], 0x15, %b[54]
  psllw,4 %b[52], 0xb, %b[41]
}
{
  psrlw,0 %r28, 0x15, %r28
  psrlw,3 %b[52], 0x15, %b[52]
}
{
  xor_xord,1 %r27, %r25, %r21, %r25
  xor_xord,4 %b[51], %b[49], %b[45], %b[49]
}
{
  xor_xord,1 %r29, %r32, %r23, %r32
  xor_xord,4 %b[53], %b[56], %b[47], %b[56]
}
{
  paddw,0 %r25, %r19, %r20
  xor_xord,1 %r20, %r30, %r24, %r30
  paddw,3 %b[49], %b[43], %b[44]
  xor_xord,4 %b[44], %b[54], %b[48], %b[54]
}
{
  paddw,0 %r32, %r19, %r17
  xor_xord,1 %r17, %r28, %r26, %r28
  ldd,2 [ %r2 + 0xc8 ], %r26
  paddw,3 %b[56], %b[43], %b[41]
  xor_xord,4 %b[41], %b[52], %b[50], %b[52]
  ldd,5 [ %r2 + 0xc8 ], %b[50]
}
{
  paddw,0 %r30, %r19, %r24
  pshufb,1 %r17, %r20, %b[127], %r29
  paddw,3 %b[54], %b[43], %b[48]
  pshufb,4 %b[41], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r28, %r19, %r19
  pshufb,1 %r17, %r20, %b[126], %r17
  paddw,3 %b[52], %b[43], %b[43]
  pshufb,4 %b[41], %b[44], %b[126], %b[41]
}
{
  pshufb,0 %r19, %r24, %b[127], %r20
  pshufb,1 %r19, %r24, %b[126], %r19
  pshufb,3 %b[43], %b[48], %b[127], %b[44]
  pshufb,4 %b[43], %b[48], %b[126], %b[43]
}
{
  pshufb,0 %r20, %r29, %b[125], %r24
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[48]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r19, %r17, %b[125], %r29
  pshufb,1 %r19, %r17, %b[124], %r19
  pshufb,3 %b[43], %b[41], %b[125], %b[53]
  pshufb,4 %b[43], %b[41], %b[124], %b[43]
}
{
  psrlw,0 %r24, 4, %r17
  psrlw,1 %r20, 4, %r23
  psrlw,3 %b[48], 4, %b[41]
  psrlw,4 %b[44], 4, %b[47]
}
{
  psrlw,0 %r29, 4, %r27
  psrlw,1 %r19, 4, %r21
  psrlw,3 %b[53], 4, %b[51]
  psrlw,4 %b[43], 4, %b[45]
}
{
  pandd,0 %r17, %b[119], %r17
  andd,1 %r20, %b[119], %r20
  andd,2 %r24, %b[119], %r24
  pandd,3 %b[41], %b[119], %b[41]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[48], %b[119], %b[48]
}
{
  pandd,0 %r23, %b[119], %r23
  pandd,1 %r27, %b[119], %r27
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[47], %b[119], %b[47]
  pandd,4 %b[51], %b[119], %b[51]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r21, %b[119], %r21
  pshufb,1 %b[118], %b[117], %r24, %r24
  andd,2 %r19, %b[119], %r19
  pandd,3 %b[45], %b[119], %b[45]
  pshufb,4 %b[118], %b[117], %b[48], %b[48]
  andd,5 %b[43], %b[119], %b[43]
}
{
  pshufb,0 %b[116], %b[115], %r17, %r17
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[41], %b[41]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r23, %r23
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[47], %b[47]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r27, %r27
  pshufb,1 %b[106], %b[105], %r19, %r19
  pshufb,3 %b[108], %b[107], %b[51], %b[51]
  pshufb,4 %b[106], %b[105], %b[43], %b[43]
}
{
  pshufb,0 %b[104], %b[103], %r21, %r21
  pord,1 %r24, %r17, %r17
  pshufb,3 %b[104], %b[103], %b[45], %b[45]
  pord,4 %b[48], %b[41], %b[41]
}
{
  pord,0 %r20, %r23, %r23
  pord,1 %r29, %r27, %r27
  pord,3 %b[44], %b[47], %b[47]
  pord,4 %b[53], %b[51], %b[51]
}
{
  pord,0 %r19, %r21, %r21
  pshufb,1 %r23, %r17, %b[123], %r19
  pord,3 %b[43], %b[45], %b[45]
  pshufb,4 %b[47], %b[41], %b[123], %b[43]
}
{
  pshufb,0 %r23, %r17, %b[122], %r23
  pshufb,1 %r21, %r27, %b[123], %r17
  pshufb,3 %b[47], %b[41], %b[122], %b[47]
  pshufb,4 %b[45], %b[51], %b[123], %b[41]
}
{
  pshufb,0 %r21, %r27, %b[122], %r21
  pshufb,1 %r17, %r19, %b[121], %r27
  pshufb,3 %b[45], %b[51], %b[122], %b[45]
  pshufb,4 %b[41], %b[43], %b[121], %b[51]
}
{
  pshufb,0 %r17, %r19, %b[120], %r17
  pshufb,1 %r21, %r23, %b[121], %r19
  pshufb,3 %b[41], %b[43], %b[120], %b[41]
  pshufb,4 %b[45], %b[47], %b[121], %b[43]
}
{
  pshufb,0 %r21, %r23, %b[120], %r21
  psllw,1 %r27, 0xb, %r23
  pshufb,3 %b[45], %b[47], %b[120], %b[45]
  psllw,4 %b[51], 0xb, %b[47]
}
{
  psrlw,0 %r27, 0x15, %r27
  psllw,1 %r17, 0xb, %r29
  psrlw,3 %b[51], 0x15, %b[51]
  psllw,4 %b[41], 0xb, %b[53]
}
{
  psrlw,0 %r17, 0x15, %r17
  psllw,1 %r19, 0xb, %r20
  psrlw,3 %b[41], 0x15, %b[41]
  psllw,4 %b[43], 0xb, %b[44]
}
{
  psrlw,0 %r19, 0x15, %r19
  psllw,1 %r21, 0xb, %r24
  psrlw,3 %b[43], 0x15, %b[43]
  psllw,4 %b[45], 0xb, %b[48]
}
{
  psrlw,0 %r21, 0x15, %r21
  psrlw,3 %b[45], 0x15, %b[45]
}
{
  xor_xord,1 %r23, %r27, %r16, %r27
  xor_xord,4 %b[47], %b[51], %b[40], %b[51]
}
{
  xor_xord,1 %r29, %r17, %r18, %r17
  xor_xord,4 %b[53], %b[41], %b[42], %b[41]
}
{
  paddw,0 %r27, %r26, %r20
  xor_xord,1 %r20, %r19, %r31, %r19
  paddw,3 %b[51], %b[50], %b[44]
  xor_xord,4 %b[44], %b[43], %b[55], %b[43]
}
{
  paddw,0 %r17, %r26, %r24
  xor_xord,1 %r24, %r21, %r22, %r21
  ldd,2 [ %r2 + 0xd0 ], %r22
  paddw,3 %b[41], %b[50], %b[48]
  xor_xord,4 %b[48], %b[45], %b[46], %b[45]
  ldd,5 [ %r2 + 0xd0 ], %b[46]
}
{
  paddw,0 %r19, %r26, %r31
  pshufb,1 %r24, %r20, %b[127], %r29
  paddw,3 %b[43], %b[50], %b[55]
  pshufb,4 %b[48], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r21, %r26, %r26
  pshufb,1 %r24, %r20, %b[126], %r24
  paddw,3 %b[45], %b[50], %b[50]
  pshufb,4 %b[48], %b[44], %b[126], %b[48]
}
{
  pshufb,0 %r26, %r31, %b[127], %r20
  pshufb,1 %r26, %r31, %b[126], %r26
  pshufb,3 %b[50], %b[55], %b[127], %b[44]
  pshufb,4 %b[50], %b[55], %b[126], %b[50]
}
{
  pshufb,0 %r20, %r29, %b[125], %r31
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[55]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r26, %r24, %b[125], %r29
  pshufb,1 %r26, %r24, %b[124], %r26
  pshufb,3 %b[50], %b[48], %b[125], %b[53]
  pshufb,4 %b[50], %b[48], %b[124], %b[50]
}
{
  psrlw,0 %r31, 4, %r24
  psrlw,1 %r20, 4, %r18
  psrlw,3 %b[55], 4, %b[48]
  psrlw,4 %b[44], 4, %b[42]
}
{
  psrlw,0 %r29, 4, %r23
  psrlw,1 %r26, 4, %r16
  psrlw,3 %b[53], 4, %b[47]
  psrlw,4 %b[50], 4, %b[40]
}
{
  pandd,0 %r24, %b[119], %r24
  andd,1 %r20, %b[119], %r20
  andd,2 %r31, %b[119], %r31
  pandd,3 %b[48], %b[119], %b[48]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[55], %b[119], %b[55]
}
{
  pandd,0 %r18, %b[119], %r18
  pandd,1 %r23, %b[119], %r23
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[42], %b[119], %b[42]
  pandd,4 %b[47], %b[119], %b[47]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r16, %b[119], %r16
  pshufb,1 %b[118], %b[117], %r31, %r31
  andd,2 %r26, %b[119], %r26
  pandd,3 %b[40], %b[119], %b[40]
  pshufb,4 %b[118], %b[117], %b[55], %b[55]
  andd,5 %b[50], %b[119], %b[50]
}
{
  pshufb,0 %b[116], %b[115], %r24, %r24
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[48], %b[48]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r18, %r18
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[42], %b[42]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r23, %r23
  pshufb,1 %b[106], %b[105], %r26, %r26
  pshufb,3 %b[108], %b[107], %b[47], %b[47]
  pshufb,4 %b[106], %b[105], %b[50], %b[50]
}
{
  pshufb,0 %b[104], %b[103], %r16, %r16
  pord,1 %r31, %r24, %r24
  pshufb,3 %b[104], %b[103], %b[40], %b[40]
  pord,4 %b[55], %b[48], %b[48]
}
{
  pord,0 %r20, %r18, %r18
  pord,1 %r29, %r23, %r23
  pord,3 %b[44], %b[42], %b[42]
  pord,4 %b[53], %b[47], %b[47]
}
{
  pord,0 %r26, %r16, %r16
  pshufb,1 %r18, %r24, %b[123], %r26
  pord,3 %b[50], %b[40], %b[40]
  pshufb,4 %b[42], %b[48], %b[123], %b[50]
}
{
  pshufb,0 %r18, %r24, %b[122], %r18
  pshufb,1 %r16, %r23, %b[123], %r24
  pshufb,3 %b[42], %b[48], %b[122], %b[42]
  pshufb,4 %b[40], %b[47], %b[123], %b[48]
}
{
  pshufb,0 %r16, %r23, %b[122], %r16
  pshufb,1 %r24, %r26, %b[121], %r23
  pshufb,3 %b[40], %b[47], %b[122], %b[40]
  pshufb,4 %b[48], %b[50], %b[121], %b[47]
}
{
  pshufb,0 %r24, %r26, %b[120], %r24
  pshufb,1 %r16, %r18, %b[121], %r26
  pshufb,3 %b[48], %b[50], %b[120], %b[48]
  pshufb,4 %b[40], %b[42], %b[121], %b[50]
}
{
  pshufb,0 %r16, %r18, %b[120], %r16
  psllw,1 %r23, 0xb, %r18
  pshufb,3 %b[40], %b[42], %b[120], %b[40]
  psllw,4 %b[47], 0xb, %b[42]
}
{
  psrlw,0 %r23, 0x15, %r23
  psllw,1 %r24, 0xb, %r29
  psrlw,3 %b[47], 0x15, %b[47]
  psllw,4 %b[48], 0xb, %b[53]
}
{
  psrlw,0 %r24, 0x15, %r24
  psllw,1 %r26, 0xb, %r20
  psrlw,3 %b[48], 0x15, %b[48]
  psllw,4 %b[50], 0xb, %b[44]
}
{
  psrlw,0 %r26, 0x15, %r26
  psllw,1 %r16, 0xb, %r31
  psrlw,3 %b[50], 0x15, %b[50]
  psllw,4 %b[40], 0xb, %b[55]
}
{
  psrlw,0 %r16, 0x15, %r16
  psrlw,3 %b[40], 0x15, %b[40]
}
{
  xor_xord,1 %r18, %r23, %r25, %r23
  xor_xord,4 %b[42], %b[47], %b[49], %b[47]
}
{
  xor_xord,1 %r29, %r24, %r32, %r24
  xor_xord,4 %b[53], %b[48], %b[56], %b[48]
}
{
  paddw,0 %r23, %r22, %r20
  xor_xord,1 %r20, %r26, %r30, %r26
  paddw,3 %b[47], %b[46], %b[44]
  xor_xord,4 %b[44], %b[50], %b[54], %b[50]
}
{
  paddw,0 %r24, %r22, %r31
  xor_xord,1 %r31, %r16, %r28, %r16
  ldd,2 [ %r2 + 0xd8 ], %r28
  paddw,3 %b[48], %b[46], %b[55]
  xor_xord,4 %b[55], %b[40], %b[52], %b[40]
  ldd,5 [ %r2 + 0xd8 ], %b[52]
}
{
  paddw,0 %r26, %r22, %r30
  pshufb,1 %r31, %r20, %b[127], %r29
  paddw,3 %b[50], %b[46], %b[54]
  pshufb,4 %b[55], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r16, %r22, %r22
  pshufb,1 %r31, %r20, %b[126], %r31
  paddw,3 %b[40], %b[46], %b[46]
  pshufb,4 %b[55], %b[44], %b[126], %b[55]
}
{
  pshufb,0 %r22, %r30, %b[127], %r20
  pshufb,1 %r22, %r30, %b[126], %r22
  pshufb,3 %b[46], %b[54], %b[127], %b[44]
  pshufb,4 %b[46], %b[54], %b[126], %b[46]
}
{
  pshufb,0 %r20, %r29, %b[125], %r30
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[54]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r22, %r31, %b[125], %r29
  pshufb,1 %r22, %r31, %b[124], %r22
  pshufb,3 %b[46], %b[55], %b[125], %b[53]
  pshufb,4 %b[46], %b[55], %b[124], %b[46]
}
{
  psrlw,0 %r30, 4, %r31
  psrlw,1 %r20, 4, %r32
  psrlw,3 %b[54], 4, %b[55]
  psrlw,4 %b[44], 4, %b[56]
}
{
  psrlw,0 %r29, 4, %r18
  psrlw,1 %r22, 4, %r25
  psrlw,3 %b[53], 4, %b[42]
  psrlw,4 %b[46], 4, %b[49]
}
{
  pandd,0 %r31, %b[119], %r31
  andd,1 %r20, %b[119], %r20
  andd,2 %r30, %b[119], %r30
  pandd,3 %b[55], %b[119], %b[55]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[54], %b[119], %b[54]
}
{
  pandd,0 %r32, %b[119], %r32
  pandd,1 %r18, %b[119], %r18
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[56], %b[119], %b[56]
  pandd,4 %b[42], %b[119], %b[42]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r25, %b[119], %r25
  pshufb,1 %b[118], %b[117], %r30, %r30
  andd,2 %r22, %b[119], %r22
  pandd,3 %b[49], %b[119], %b[49]
  pshufb,4 %b[118], %b[117], %b[54], %b[54]
  andd,5 %b[46], %b[119], %b[46]
}
{
  pshufb,0 %b[116], %b[115], %r31, %r31
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[55], %b[55]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r32, %r32
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[56], %b[56]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r18, %r18
  pshufb,1 %b[106], %b[105], %r22, %r22
  pshufb,3 %b[108], %b[107], %b[42], %b[42]
  pshufb,4 %b[106], %b[105], %b[46], %b[46]
}
{
  pshufb,0 %b[104], %b[103], %r25, %r25
  pord,1 %r30, %r31, %r31
  pshufb,3 %b[104], %b[103], %b[49], %b[49]
  pord,4 %b[54], %b[55], %b[55]
}
{
  pord,0 %r20, %r32, %r32
  pord,1 %r29, %r18, %r18
  pord,3 %b[44], %b[56], %b[56]
  pord,4 %b[53], %b[42], %b[42]
}
{
  pord,0 %r22, %r25, %r25
  pshufb,1 %r32, %r31, %b[123], %r22
  pord,3 %b[46], %b[49], %b[49]
  pshufb,4 %b[56], %b[55], %b[123], %b[46]
}
{
  pshufb,0 %r32, %r31, %b[122], %r32
  pshufb,1 %r25, %r18, %b[123], %r31
  pshufb,3 %b[56], %b[55], %b[122], %b[56]
  pshufb,4 %b[49], %b[42], %b[123], %b[55]
}
{
  pshufb,0 %r25, %r18, %b[122], %r25
  pshufb,1 %r31, %r22, %b[121], %r18
  pshufb,3 %b[49], %b[42], %b[122], %b[49]
  pshufb,4 %b[55], %b[46], %b[121], %b[42]
}
{
  pshufb,0 %r31, %r22, %b[120], %r31
  pshufb,1 %r25, %r32, %b[121], %r22
  pshufb,3 %b[55], %b[46], %b[120], %b[55]
  pshufb,4 %b[49], %b[56], %b[121], %b[46]
}
{
  pshufb,0 %r25, %r32, %b[120], %r25
  psllw,1 %r18, 0xb, %r32
  pshufb,3 %b[49], %b[56], %b[120], %b[49]
  psllw,4 %b[42], 0xb, %b[56]
}
{
  psrlw,0 %r18, 0x15, %r18
  psllw,1 %r31, 0xb, %r29
  psrlw,3 %b[42], 0x15, %b[42]
  psllw,4 %b[55], 0xb, %b[53]
}
{
  psrlw,0 %r31, 0x15, %r31
  psllw,1 %r22, 0xb, %r20
  psrlw,3 %b[55], 0x15, %b[55]
  psllw,4 %b[46], 0xb, %b[44]
}
{
  psrlw,0 %r22, 0x15, %r22
  psllw,1 %r25, 0xb, %r30
  psrlw,3 %b[46], 0x15, %b[46]
  psllw,4 %b[49], 0xb, %b[54]
}
{
  psrlw,0 %r25, 0x15, %r25
  psrlw,3 %b[49], 0x15, %b[49]
}
{
  xor_xord,1 %r32, %r18, %r27, %r18
  xor_xord,4 %b[56], %b[42], %b[51], %b[42]
}
{
  xor_xord,1 %r29, %r31, %r17, %r31
  xor_xord,4 %b[53], %b[55], %b[41], %b[55]
}
{
  paddw,0 %r18, %r28, %r20
  xor_xord,1 %r20, %r22, %r19, %r22
  paddw,3 %b[42], %b[52], %b[44]
  xor_xord,4 %b[44], %b[46], %b[43], %b[46]
}
{
  paddw,0 %r31, %r28, %r30
  xor_xord,1 %r30, %r25, %r21, %r25
  ldd,2 [ %r2 + 0xe0 ], %r21
  paddw,3 %b[55], %b[52], %b[54]
  xor_xord,4 %b[54], %b[49], %b[45], %b[49]
  ldd,5 [ %r2 + 0xe0 ], %b[45]
}
{
  paddw,0 %r22, %r28, %r19
  pshufb,1 %r30, %r20, %b[127], %r29
  paddw,3 %b[46], %b[52], %b[43]
  pshufb,4 %b[54], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r25, %r28, %r28
  pshufb,1 %r30, %r20, %b[126], %r30
  paddw,3 %b[49], %b[52], %b[52]
  pshufb,4 %b[54], %b[44], %b[126], %b[54]
}
{
  pshufb,0 %r28, %r19, %b[127], %r20
  pshufb,1 %r28, %r19, %b[126], %r28
  pshufb,3 %b[52], %b[43], %b[127], %b[44]
  pshufb,4 %b[52], %b[43], %b[126], %b[52]
}
{
  pshufb,0 %r20, %r29, %b[125], %r19
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[43]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r28, %r30, %b[125], %r29
  pshufb,1 %r28, %r30, %b[124], %r28
  pshufb,3 %b[52], %b[54], %b[125], %b[53]
  pshufb,4 %b[52], %b[54], %b[124], %b[52]
}
{
  psrlw,0 %r19, 4, %r30
  psrlw,1 %r20, 4, %r17
  psrlw,3 %b[43], 4, %b[54]
  psrlw,4 %b[44], 4, %b[41]
}
{
  psrlw,0 %r29, 4, %r32
  psrlw,1 %r28, 4, %r27
  psrlw,3 %b[53], 4, %b[56]
  psrlw,4 %b[52], 4, %b[51]
}
{
  pandd,0 %r30, %b[119], %r30
  andd,1 %r20, %b[119], %r20
  andd,2 %r19, %b[119], %r19
  pandd,3 %b[54], %b[119], %b[54]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[43], %b[119], %b[43]
}
{
  pandd,0 %r17, %b[119], %r17
  pandd,1 %r32, %b[119], %r32
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[41], %b[119], %b[41]
  pandd,4 %b[56], %b[119], %b[56]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r27, %b[119], %r27
  pshufb,1 %b[118], %b[117], %r19, %r19
  andd,2 %r28, %b[119], %r28
  pandd,3 %b[51], %b[119], %b[51]
  pshufb,4 %b[118], %b[117], %b[43], %b[43]
  andd,5 %b[52], %b[119], %b[52]
}
{
  pshufb,0 %b[116], %b[115], %r30, %r30
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[54], %b[54]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r17, %r17
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[41], %b[41]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r32, %r32
  pshufb,1 %b[106], %b[105], %r28, %r28
  pshufb,3 %b[108], %b[107], %b[56], %b[56]
  pshufb,4 %b[106], %b[105], %b[52], %b[52]
}
{
  pshufb,0 %b[104], %b[103], %r27, %r27
  pord,1 %r19, %r30, %r30
  pshufb,3 %b[104], %b[103], %b[51], %b[51]
  pord,4 %b[43], %b[54], %b[54]
}
{
  pord,0 %r20, %r17, %r17
  pord,1 %r29, %r32, %r32
  pord,3 %b[44], %b[41], %b[41]
  pord,4 %b[53], %b[56], %b[56]
}
{
  pord,0 %r28, %r27, %r27
  pshufb,1 %r17, %r30, %b[123], %r28
  pord,3 %b[52], %b[51], %b[51]
  pshufb,4 %b[41], %b[54], %b[123], %b[52]
}
{
  pshufb,0 %r17, %r30, %b[122], %r17
  pshufb,1 %r27, %r32, %b[123], %r30
  pshufb,3 %b[41], %b[54], %b[122], %b[41]
  pshufb,4 %b[51], %b[56], %b[123], %b[54]
}
{
  pshufb,0 %r27, %r32, %b[122], %r27
  pshufb,1 %r30, %r28, %b[121], %r32
  pshufb,3 %b[51], %b[56], %b[122], %b[51]
  pshufb,4 %b[54], %b[52], %b[121], %b[56]
}
{
  pshufb,0 %r30, %r28, %b[120], %r30
  pshufb,1 %r27, %r17, %b[121], %r28
  pshufb,3 %b[54], %b[52], %b[120], %b[54]
  pshufb,4 %b[51], %b[41], %b[121], %b[52]
}
{
  pshufb,0 %r27, %r17, %b[120], %r27
  psllw,1 %r32, 0xb, %r17
  pshufb,3 %b[51], %b[41], %b[120], %b[51]
  psllw,4 %b[56], 0xb, %b[41]
}
{
  psrlw,0 %r32, 0x15, %r32
  psllw,1 %r30, 0xb, %r29
  psrlw,3 %b[56], 0x15, %b[56]
  psllw,4 %b[54], 0xb, %b[53]
}
{
  psrlw,0 %r30, 0x15, %r30
  psllw,1 %r28, 0xb, %r20
  psrlw,3 %b[54], 0x15, %b[54]
  psllw,4 %b[52], 0xb, %b[44]
}
{
  psrlw,0 %r28, 0x15, %r28
  psllw,1 %r27, 0xb, %r19
  psrlw,3 %b[52], 0x15, %b[52]
  psllw,4 %b[51], 0xb, %b[43]
}
{
  psrlw,0 %r27, 0x15, %r27
  psrlw,3 %b[51], 0x15, %b[51]
}
{
  xor_xord,1 %r17, %r32, %r23, %r32
  xor_xord,4 %b[41], %b[56], %b[47], %b[56]
}
{
  xor_xord,1 %r29, %r30, %r24, %r30
  xor_xord,4 %b[53], %b[54], %b[48], %b[54]
}
{
  paddw,0 %r32, %r21, %r20
  xor_xord,1 %r20, %r28, %r26, %r28
  paddw,3 %b[56], %b[45], %b[44]
  xor_xord,4 %b[44], %b[52], %b[50], %b[52]
}
{
  paddw,0 %r30, %r21, %r19
  xor_xord,1 %r19, %r27, %r16, %r27
  ldd,2 [ %r2 + 0xe8 ], %r16
  paddw,3 %b[54], %b[45], %b[43]
  xor_xord,4 %b[43], %b[51], %b[40], %b[51]
  ldd,5 [ %r2 + 0xe8 ], %b[40]
}
{
  paddw,0 %r28, %r21, %r26
  pshufb,1 %r19, %r20, %b[127], %r29
  paddw,3 %b[52], %b[45], %b[50]
  pshufb,4 %b[43], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r27, %r21, %r21
  pshufb,1 %r19, %r20, %b[126], %r19
  paddw,3 %b[51], %b[45], %b[45]
  pshufb,4 %b[43], %b[44], %b[126], %b[43]
}
{
  pshufb,0 %r21, %r26, %b[127], %r20
  pshufb,1 %r21, %r26, %b[126], %r21
  pshufb,3 %b[45], %b[50], %b[127], %b[44]
  pshufb,4 %b[45], %b[50], %b[126], %b[45]
}
{
  pshufb,0 %r20, %r29, %b[125], %r26
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[50]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r21, %r19, %b[125], %r29
  pshufb,1 %r21, %r19, %b[124], %r21
  pshufb,3 %b[45], %b[43], %b[125], %b[53]
  pshufb,4 %b[45], %b[43], %b[124], %b[45]
}
{
  psrlw,0 %r26, 4, %r19
  psrlw,1 %r20, 4, %r24
  psrlw,3 %b[50], 4, %b[43]
  psrlw,4 %b[44], 4, %b[48]
}
{
  psrlw,0 %r29, 4, %r17
  psrlw,1 %r21, 4, %r23
  psrlw,3 %b[53], 4, %b[41]
  psrlw,4 %b[45], 4, %b[47]
}
{
  pandd,0 %r19, %b[119], %r19
  andd,1 %r20, %b[119], %r20
  andd,2 %r26, %b[119], %r26
  pandd,3 %b[43], %b[119], %b[43]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[50], %b[119], %b[50]
}
{
  pandd,0 %r24, %b[119], %r24
  pandd,1 %r17, %b[119], %r17
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[48], %b[119], %b[48]
  pandd,4 %b[41], %b[119], %b[41]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r23, %b[119], %r23
  pshufb,1 %b[118], %b[117], %r26, %r26
  andd,2 %r21, %b[119], %r21
  pandd,3 %b[47], %b[119], %b[47]
  pshufb,4 %b[118], %b[117], %b[50], %b[50]
  andd,5 %b[45], %b[119], %b[45]
}
{
  pshufb,0 %b[116], %b[115], %r19, %r19
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[43], %b[43]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r24, %r24
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[48], %b[48]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r17, %r17
  pshufb,1 %b[106], %b[105], %r21, %r21
  pshufb,3 %b[108], %b[107], %b[41], %b[41]
  pshufb,4 %b[106], %b[105], %b[45], %b[45]
}
{
  pshufb,0 %b[104], %b[103], %r23, %r23
  pord,1 %r26, %r19, %r19
  pshufb,3 %b[104], %b[103], %b[47], %b[47]
  pord,4 %b[50], %b[43], %b[43]
}
{
  pord,0 %r20, %r24, %r24
  pord,1 %r29, %r17, %r17
  pord,3 %b[44], %b[48], %b[48]
  pord,4 %b[53], %b[41], %b[41]
}
{
  pord,0 %r21, %r23, %r23
  pshufb,1 %r24, %r19, %b[123], %r21
  pord,3 %b[45], %b[47], %b[47]
  pshufb,4 %b[48], %b[43], %b[123], %b[45]
}
{
  pshufb,0 %r24, %r19, %b[122], %r24
  pshufb,1 %r23, %r17, %b[123], %r19
  pshufb,3 %b[48], %b[43], %b[122], %b[48]
  pshufb,4 %b[47], %b[41], %b[123], %b[43]
}
{
  pshufb,0 %r23, %r17, %b[122], %r23
  pshufb,1 %r19, %r21, %b[121], %r17
  pshufb,3 %b[47], %b[41], %b[122], %b[47]
  pshufb,4 %b[43], %b[45], %b[121], %b[41]
}
{
  pshufb,0 %r19, %r21, %b[120], %r19
  pshufb,1 %r23, %r24, %b[121], %r21
  pshufb,3 %b[43], %b[45], %b[120], %b[43]
  pshufb,4 %b[47], %b[48], %b[121], %b[45]
}
{
  pshufb,0 %r23, %r24, %b[120], %r23
  psllw,1 %r17, 0xb, %r24
  pshufb,3 %b[47], %b[48], %b[120], %b[47]
  psllw,4 %b[41], 0xb, %b[48]
}
{
  psrlw,0 %r17, 0x15, %r17
  psllw,1 %r19, 0xb, %r29
  psrlw,3 %b[41], 0x15, %b[41]
  psllw,4 %b[43], 0xb, %b[53]
}
{
  psrlw,0 %r19, 0x15, %r19
  psllw,1 %r21, 0xb, %r20
  psrlw,3 %b[43], 0x15, %b[43]
  psllw,4 %b[45], 0xb, %b[44]
}
{
  psrlw,0 %r21, 0x15, %r21
  psllw,1 %r23, 0xb, %r26
  psrlw,3 %b[45], 0x15, %b[45]
  psllw,4 %b[47], 0xb, %b[50]
}
{
  psrlw,0 %r23, 0x15, %r23
  psrlw,3 %b[47], 0x15, %b[47]
}
{
  xor_xord,1 %r24, %r17, %r18, %r17
  xor_xord,4 %b[48], %b[41], %b[42], %b[41]
}
{
  xor_xord,1 %r29, %r19, %r31, %r19
  xor_xord,4 %b[53], %b[43], %b[55], %b[43]
}
{
  paddw,0 %r17, %r16, %r20
  xor_xord,1 %r20, %r21, %r22, %r21
  paddw,3 %b[41], %b[40], %b[44]
  xor_xord,4 %b[44], %b[45], %b[46], %b[45]
}
{
  paddw,0 %r19, %r16, %r26
  xor_xord,1 %r26, %r23, %r25, %r23
  ldd,2 [ %r2 + 0xf0 ], %r25
  paddw,3 %b[43], %b[40], %b[50]
  xor_xord,4 %b[50], %b[47], %b[49], %b[47]
  ldd,5 [ %r2 + 0xf0 ], %b[49]
}
{
  paddw,0 %r21, %r16, %r22
  pshufb,1 %r26, %r20, %b[127], %r29
  paddw,3 %b[45], %b[40], %b[46]
  pshufb,4 %b[50], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r23, %r16, %r16
  pshufb,1 %r26, %r20, %b[126], %r26
  paddw,3 %b[47], %b[40], %b[40]
  pshufb,4 %b[50], %b[44], %b[126], %b[50]
}
{
  pshufb,0 %r16, %r22, %b[127], %r20
  pshufb,1 %r16, %r22, %b[126], %r16
  pshufb,3 %b[40], %b[46], %b[127], %b[44]
  pshufb,4 %b[40], %b[46], %b[126], %b[40]
}
{
  pshufb,0 %r20, %r29, %b[125], %r22
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[46]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r16, %r26, %b[125], %r29
  pshufb,1 %r16, %r26, %b[124], %r16
  pshufb,3 %b[40], %b[50], %b[125], %b[53]
  pshufb,4 %b[40], %b[50], %b[124], %b[40]
}
{
  psrlw,0 %r22, 4, %r26
  psrlw,1 %r20, 4, %r31
  psrlw,3 %b[46], 4, %b[50]
  psrlw,4 %b[44], 4, %b[55]
}
{
  psrlw,0 %r29, 4, %r24
  psrlw,1 %r16, 4, %r18
  psrlw,3 %b[53], 4, %b[48]
  psrlw,4 %b[40], 4, %b[42]
}
{
  pandd,0 %r26, %b[119], %r26
  andd,1 %r20, %b[119], %r20
  andd,2 %r22, %b[119], %r22
  pandd,3 %b[50], %b[119], %b[50]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[46], %b[119], %b[46]
}
{
  pandd,0 %r31, %b[119], %r31
  pandd,1 %r24, %b[119], %r24
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[55], %b[119], %b[55]
  pandd,4 %b[48], %b[119], %b[48]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r18, %b[119], %r18
  pshufb,1 %b[118], %b[117], %r22, %r22
  andd,2 %r16, %b[119], %r16
  pandd,3 %b[42], %b[119], %b[42]
  pshufb,4 %b[118], %b[117], %b[46], %b[46]
  andd,5 %b[40], %b[119], %b[40]
}
{
  pshufb,0 %b[116], %b[115], %r26, %r26
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[50], %b[50]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r31, %r31
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[55], %b[55]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r24, %r24
  pshufb,1 %b[106], %b[105], %r16, %r16
  pshufb,3 %b[108], %b[107], %b[48], %b[48]
  pshufb,4 %b[106], %b[105], %b[40], %b[40]
}
{
  pshufb,0 %b[104], %b[103], %r18, %r18
  pord,1 %r22, %r26, %r26
  pshufb,3 %b[104], %b[103], %b[42], %b[42]
  pord,4 %b[46], %b[50], %b[50]
}
{
  pord,0 %r20, %r31, %r31
  pord,1 %r29, %r24, %r24
  pord,3 %b[44], %b[55], %b[55]
  pord,4 %b[53], %b[48], %b[48]
}
{
  pord,0 %r16, %r18, %r18
  pshufb,1 %r31, %r26, %b[123], %r16
  pord,3 %b[40], %b[42], %b[42]
  pshufb,4 %b[55], %b[50], %b[123], %b[40]
}
{
  pshufb,0 %r31, %r26, %b[122], %r31
  pshufb,1 %r18, %r24, %b[123], %r26
  pshufb,3 %b[55], %b[50], %b[122], %b[55]
  pshufb,4 %b[42], %b[48], %b[123], %b[50]
}
{
  pshufb,0 %r18, %r24, %b[122], %r18
  pshufb,1 %r26, %r16, %b[121], %r24
  pshufb,3 %b[42], %b[48], %b[122], %b[42]
  pshufb,4 %b[50], %b[40], %b[121], %b[48]
}
{
  pshufb,0 %r26, %r16, %b[120], %r26
  pshufb,1 %r18, %r31, %b[121], %r16
  pshufb,3 %b[50], %b[40], %b[120], %b[50]
  pshufb,4 %b[42], %b[55], %b[121], %b[40]
}
{
  pshufb,0 %r18, %r31, %b[120], %r18
  psllw,1 %r24, 0xb, %r31
  pshufb,3 %b[42], %b[55], %b[120], %b[42]
  psllw,4 %b[48], 0xb, %b[55]
}
{
  psrlw,0 %r24, 0x15, %r24
  psllw,1 %r26, 0xb, %r29
  psrlw,3 %b[48], 0x15, %b[48]
  psllw,4 %b[50], 0xb, %b[53]
}
{
  psrlw,0 %r26, 0x15, %r26
  psllw,1 %r16, 0xb, %r20
  psrlw,3 %b[50], 0x15, %b[50]
  psllw,4 %b[40], 0xb, %b[44]
}
{
  psrlw,0 %r16, 0x15, %r16
  psllw,1 %r18, 0xb, %r22
  psrlw,3 %b[40], 0x15, %b[40]
  psllw,4 %b[42], 0xb, %b[46]
}
{
  psrlw,0 %r18, 0x15, %r18
  psrlw,3 %b[42], 0x15, %b[42]
}
{
  xor_xord,1 %r31, %r24, %r32, %r24
  xor_xord,4 %b[55], %b[48], %b[56], %b[48]
}
{
  xor_xord,1 %r29, %r26, %r30, %r26
  xor_xord,4 %b[53], %b[50], %b[54], %b[50]
}
{
  paddw,0 %r24, %r25, %r20
  xor_xord,1 %r20, %r16, %r28, %r16
  paddw,3 %b[48], %b[49], %b[44]
  xor_xord,4 %b[44], %b[40], %b[52], %b[40]
}
{
  paddw,0 %r26, %r25, %r22
  xor_xord,1 %r22, %r18, %r27, %r18
  ldd,2 [ %r2 + 0xf8 ], %r27
  paddw,3 %b[50], %b[49], %b[46]
  xor_xord,4 %b[46], %b[42], %b[51], %b[42]
  ldd,5 [ %r2 + 0xf8 ], %b[51]
}
{
  paddw,0 %r16, %r25, %r28
  pshufb,1 %r22, %r20, %b[127], %r29
  paddw,3 %b[40], %b[49], %b[52]
  pshufb,4 %b[46], %b[44], %b[127], %b[53]
}
{
  paddw,0 %r18, %r25, %r25
  pshufb,1 %r22, %r20, %b[126], %r22
  paddw,3 %b[42], %b[49], %b[49]
  pshufb,4 %b[46], %b[44], %b[126], %b[46]
}
{
  pshufb,0 %r25, %r28, %b[127], %r20
  pshufb,1 %r25, %r28, %b[126], %r25
  pshufb,3 %b[49], %b[52], %b[127], %b[44]
  pshufb,4 %b[49], %b[52], %b[126], %b[49]
}
{
  pshufb,0 %r20, %r29, %b[125], %r28
  pshufb,1 %r20, %r29, %b[124], %r20
  pshufb,3 %b[44], %b[53], %b[125], %b[52]
  pshufb,4 %b[44], %b[53], %b[124], %b[44]
}
{
  pshufb,0 %r25, %r22, %b[125], %r29
  pshufb,1 %r25, %r22, %b[124], %r25
  pshufb,3 %b[49], %b[46], %b[125], %b[53]
  pshufb,4 %b[49], %b[46], %b[124], %b[49]
}
{
  psrlw,0 %r28, 4, %r22
  psrlw,1 %r20, 4, %r30
  psrlw,3 %b[52], 4, %b[46]
  psrlw,4 %b[44], 4, %b[54]
}
{
  psrlw,0 %r29, 4, %r31
  psrlw,1 %r25, 4, %r32
  psrlw,3 %b[53], 4, %b[55]
  psrlw,4 %b[49], 4, %b[56]
}
{
  pandd,0 %r22, %b[119], %r22
  andd,1 %r20, %b[119], %r20
  andd,2 %r28, %b[119], %r28
  pandd,3 %b[46], %b[119], %b[46]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[52], %b[119], %b[52]
}
{
  pandd,0 %r30, %b[119], %r30
  pandd,1 %r31, %b[119], %r31
  andd,2 %r29, %b[119], %r29
  pandd,3 %b[54], %b[119], %b[54]
  pandd,4 %b[55], %b[119], %b[55]
  andd,5 %b[53], %b[119], %b[53]
}
{
  pandd,0 %r32, %b[119], %r32
  pshufb,1 %b[118], %b[117], %r28, %r28
  andd,2 %r25, %b[119], %r25
  pandd,3 %b[56], %b[119], %b[56]
  pshufb,4 %b[118], %b[117], %b[52], %b[52]
  andd,5 %b[49], %b[119], %b[49]
}
{
  pshufb,0 %b[116], %b[115], %r22, %r22
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[46], %b[46]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r30, %r30
  pshufb,1 %b[110], %b[109], %r29, %r29
  pshufb,3 %b[112], %b[111], %b[54], %b[54]
  pshufb,4 %b[110], %b[109], %b[53], %b[53]
}
{
  pshufb,0 %b[108], %b[107], %r31, %r31
  pshufb,1 %b[106], %b[105], %r25, %r25
  pshufb,3 %b[108], %b[107], %b[55], %b[55]
  pshufb,4 %b[106], %b[105], %b[49], %b[49]
}
{
  pshufb,0 %b[104], %b[103], %r32, %r32
  pord,1 %r28, %r22, %r22
  pshufb,3 %b[104], %b[103], %b[56], %b[56]
  pord,4 %b[52], %b[46], %b[46]
}
{
  pord,0 %r20, %r30, %r30
  pord,1 %r29, %r31, %r31
  pord,3 %b[44], %b[54], %b[54]
  pord,4 %b[53], %b[55], %b[55]
}
{
  pord,0 %r25, %r32, %r32
  pshufb,1 %r30, %r22, %b[123], %r25
  pord,3 %b[49], %b[56], %b[56]
  pshufb,4 %b[54], %b[46], %b[123], %b[49]
}
{
  pshufb,0 %r30, %r22, %b[122], %r30
  pshufb,1 %r32, %r31, %b[123], %r22
  pshufb,3 %b[54], %b[46], %b[122], %b[54]
  pshufb,4 %b[56], %b[55], %b[123], %b[46]
}
{
  pshufb,0 %r32, %r31, %b[122], %r32
  pshufb,1 %r22, %r25, %b[121], %r31
  pshufb,3 %b[56], %b[55], %b[122], %b[56]
  pshufb,4 %b[46], %b[49], %b[121], %b[55]
}
{
  pshufb,0 %r22, %r25, %b[120], %r22
  pshufb,1 %r32, %r30, %b[121], %r25
  pshufb,3 %b[46], %b[49], %b[120], %b[46]
  pshufb,4 %b[56], %b[54], %b[121], %b[49]
}
{
  pshufb,0 %r32, %r30, %b[120], %r32
  psllw,1 %r31, 0xb, %r30
  pshufb,3 %b[56], %b[54], %b[120], %b[56]
  psllw,4 %b[55], 0xb, %b[54]
}
{
  psrlw,0 %r31, 0x15, %r31
  psllw,1 %r22, 0xb, %r29
  psrlw,3 %b[55], 0x15, %b[55]
  psllw,4 %b[46], 0xb, %b[53]
}
{
  psrlw,0 %r22, 0x15, %r22
  psllw,1 %r25, 0xb, %r20
  psrlw,3 %b[46], 0x15, %b[46]
  psllw,4 %b[49], 0xb, %b[44]
}
{
  psrlw,0 %r25, 0x15, %r25
  psllw,1 %r32, 0xb, %r28
  psrlw,3 %b[49], 0x15, %b[49]
  psllw,4 %b[56], 0xb, %b[52]
}
{
  psrlw,0 %r32, 0x15, %r32
  psrlw,3 %b[56], 0x15, %b[56]
}
{
  xor_xord,1 %r30, %r31, %r17, %r31
  xor_xord,4 %b[54], %b[55], %b[41], %b[55]
}
{
  xor_xord,1 %r29, %r22, %r19, %r22
  xor_xord,4 %b[53], %b[46], %b[43], %b[46]
}
{
  paddw,0 %r31, %r27, %r20
  xor_xord,1 %r20, %r25, %r21, %r25
  paddw,3 %b[55], %b[51], %b[44]
  xor_xord,4 %b[44], %b[49], %b[45], %b[49]
}
{
  paddw,0 %r22, %r27, %r28
  xor_xord,1 %r28, %r32, %r23, %r32
  paddw,3 %b[46], %b[51], %b[52]
  xor_xord,4 %b[52], %b[56], %b[47], %b[56]
}
{
  paddw,0 %r25, %r27, %r23
  pshufb,1 %r28, %r20, %b[127], %r21
  paddw,3 %b[49], %b[51], %b[47]
  pshufb,4 %b[52], %b[44], %b[127], %b[45]
}
{
  paddw,0 %r32, %r27, %r27
  pshufb,1 %r28, %r20, %b[126], %r28
  paddw,3 %b[56], %b[51], %b[51]
  pshufb,4 %b[52], %b[44], %b[126], %b[52]
}
{
  pshufb,0 %r27, %r23, %b[127], %r20
  pshufb,1 %r27, %r23, %b[126], %r27
  pshufb,3 %b[51], %b[47], %b[127], %b[44]
  pshufb,4 %b[51], %b[47], %b[126], %b[51]
}
{
  pshufb,0 %r20, %r21, %b[125], %r23
  pshufb,1 %r20, %r21, %b[124], %r20
  pshufb,3 %b[44], %b[45], %b[125], %b[47]
  pshufb,4 %b[44], %b[45], %b[124], %b[44]
}
{
  pshufb,0 %r27, %r28, %b[125], %r21
  pshufb,1 %r27, %r28, %b[124], %r27
  pshufb,3 %b[51], %b[52], %b[125], %b[45]
  pshufb,4 %b[51], %b[52], %b[124], %b[51]
}
{
  psrlw,0 %r23, 4, %r28
  psrlw,1 %r20, 4, %r29
  psrlw,3 %b[47], 4, %b[52]
  psrlw,4 %b[44], 4, %b[53]
}
{
  psrlw,0 %r21, 4, %r19
  psrlw,1 %r27, 4, %r30
  psrlw,3 %b[45], 4, %b[43]
  psrlw,4 %b[51], 4, %b[54]
}
{
  pandd,0 %r28, %b[119], %r28
  andd,1 %r20, %b[119], %r20
  andd,2 %r23, %b[119], %r23
  pandd,3 %b[52], %b[119], %b[52]
  andd,4 %b[44], %b[119], %b[44]
  andd,5 %b[47], %b[119], %b[47]
}
{
  pandd,0 %r29, %b[119], %r29
  pandd,1 %r19, %b[119], %r19
  andd,2 %r21, %b[119], %r21
  pandd,3 %b[53], %b[119], %b[53]
  pandd,4 %b[43], %b[119], %b[43]
  andd,5 %b[45], %b[119], %b[45]
}
{
  pandd,0 %r30, %b[119], %r30
  pshufb,1 %b[118], %b[117], %r23, %r23
  andd,2 %r27, %b[119], %r27
  pandd,3 %b[54], %b[119], %b[54]
  pshufb,4 %b[118], %b[117], %b[47], %b[47]
  andd,5 %b[51], %b[119], %b[51]
}
{
  pshufb,0 %b[116], %b[115], %r28, %r28
  pshufb,1 %b[114], %b[113], %r20, %r20
  pshufb,3 %b[116], %b[115], %b[52], %b[52]
  pshufb,4 %b[114], %b[113], %b[44], %b[44]
}
{
  pshufb,0 %b[112], %b[111], %r29, %r29
  pshufb,1 %b[110], %b[109], %r21, %r21
  pshufb,3 %b[112], %b[111], %b[53], %b[53]
  pshufb,4 %b[110], %b[109], %b[45], %b[45]
}
{
  pshufb,0 %b[108], %b[107], %r19, %r19
  pshufb,1 %b[106], %b[105], %r27, %r27
  pshufb,3 %b[108], %b[107], %b[43], %b[43]
  pshufb,4 %b[106], %b[105], %b[51], %b[51]
}
{
  pshufb,0 %b[104], %b[103], %r30, %r30
  pord,1 %r23, %r28, %r28
  pshufb,3 %b[104], %b[103], %b[54], %b[54]
  pord,4 %b[47], %b[52], %b[52]
}
{
  pord,0 %r20, %r29, %r29
  pord,1 %r21, %r19, %r19
  pord,3 %b[44], %b[53], %b[53]
  pord,4 %b[45], %b[43], %b[43]
}
{
  pord,0 %r27, %r30, %r30
  pshufb,1 %r29, %r28, %b[123], %r27
  pord,3 %b[51], %b[54], %b[54]
  pshufb,4 %b[53], %b[52], %b[123], %b[51]
}
{
  pshufb,0 %r29, %r28, %b[122], %r29
  pshufb,1 %r30, %r19, %b[123], %r28
  pshufb,3 %b[53], %b[52], %b[122], %b[53]
  pshufb,4 %b[54], %b[43], %b[123], %b[52]
}
{
  pshufb,0 %r30, %r19, %b[122], %r30
  pshufb,1 %r28, %r27, %b[121], %r19
  pshufb,3 %b[54], %b[43], %b[122], %b[54]
  pshufb,4 %b[52], %b[51], %b[121], %b[43]
}
{
  pshufb,0 %r28, %r27, %b[120], %r28
  pshufb,1 %r30, %r29, %b[121], %r27
  pshufb,3 %b[52], %b[51], %b[120], %b[52]
  pshufb,4 %b[54], %b[53], %b[121], %b[51]
}
{
  pshufb,0 %r30, %r29, %b[120], %r30
  psllw,1 %r19, 0xb, %r29
  pshufb,3 %b[54], %b[53], %b[120], %b[54]
  psllw,4 %b[43], 0xb, %b[53]
}
{
  psrlw,0 %r19, 0x15, %r19
  psllw,1 %r28, 0xb, %r21
  psrlw,3 %b[43], 0x15, %b[43]
  psllw,4 %b[52], 0xb, %b[45]
}
{
  psrlw,0 %r28, 0x15, %r28
  psllw,1 %r27, 0xb, %r20
  psrlw,3 %b[52], 0x15, %b[52]
  psllw,4 %b[51], 0xb, %b[44]
}
{
  psrlw,0 %r27, 0x15, %r27
  psllw,1 %r30, 0xb, %r23
  psrlw,3 %b[51], 0x15, %b[51]
  psllw,4 %b[54], 0xb, %b[47]
}
{
  psrlw,0 %r30, 0x15, %r30
  psrlw,3 %b[54], 0x15, %b[54]
}
{
  xor_xord,1 %r29, %r19, %r24, %r19
  xor_xord,4 %b[53], %b[43], %b[48], %b[43]
}
{
  xor_xord,1 %r21, %r28, %r26, %r28
  xor_xord,4 %b[45], %b[52], %b[50], %b[52]
}
{
  pshufb,0 %r31, %r19, %b[100], %r20
  xor_xord,1 %r20, %r27, %r16, %r27
  pshufb,3 %b[55], %b[43], %b[100], %b[44]
  xor_xord,4 %b[44], %b[51], %b[40], %b[51]
}
{
  pshufb,0 %r31, %r19, %b[99], %r19
  xor_xord,1 %r23, %r30, %r18, %r30
  std,2 %r20, [ %r0 ]
  pshufb,3 %b[55], %b[43], %b[99], %b[43]
  xor_xord,4 %b[47], %b[54], %b[42], %b[54]
  std,5 %b[44], [ %r5 ]
}
{
  pshufb,0 %r22, %r28, %b[100], %r20
  pshufb,1 %r22, %r28, %b[99], %r28
  std,2 %r19, [ %r0 + 8 ]
  pshufb,3 %b[46], %b[52], %b[100], %b[44]
  pshufb,4 %b[46], %b[52], %b[99], %b[52]
  std,5 %b[43], [ %r5 + 8 ]
}
{
  pshufb,0 %r25, %r27, %b[100], %r19
  pshufb,1 %r25, %r27, %b[99], %r27
  std,2 %r20, [ %r0 + 0x10 ]
  pshufb,3 %b[49], %b[51], %b[100], %b[43]
  pshufb,4 %b[49], %b[51], %b[99], %b[51]
  std,5 %b[44], [ %r5 + 0x10 ]
}
{
  pshufb,0 %r32, %r30, %b[100], %r20
  pshufb,1 %r32, %r30, %b[99], %r30
  std,2 %r28, [ %r0 + 0x18 ]
  pshufb,3 %b[56], %b[54], %b[100], %b[44]
  pshufb,4 %b[56], %b[54], %b[99], %b[54]
  std,5 %b[52], [ %r5 + 0x18 ]
}
{
  std,2 %r19, [ %r0 + 0x20 ]
  std,5 %b[43], [ %r5 + 0x20 ]
}
{
  std,2 %r27, [ %r0 + 0x28 ]
  std,5 %b[51], [ %r5 + 0x28 ]
}
{
  std,2 %r20, [ %r0 + 0x30 ]
  std,5 %b[44], [ %r5 + 0x30 ]
}
{
  std,2 %r30, [ %r0 + 0x38 ]
  std,5 %b[54], [ %r5 + 0x38 ]
}
{
  addd,0 %r0, 0x80, %r0
  addd,1 %r1, 0x80, %r1
  addd,3 %r5, 0x80, %r5
  addd,4 %r6, 0x80, %r6
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
	.size fastgost_magma_words_v3, . - fastgost_magma_words_v3
