! Magma by substitutions of 4-bit vectors, as paper P3 has it, constant-time: for experiments.
! Generated: see crates/fastgost-elbrus/src/generate.
	.text

! (dst, src, round keys, turns): 16 blocks a turn.
	.global fastgost_magma_words_v5
	.type fastgost_magma_words_v5, @function
	.align 8
fastgost_magma_words_v5:
{
  setwd wsz=0x60, nfx=0
  setbn rsz=0x3f, rbs=0x20, rcur=0x0
}
{
  addd,0 %r0, 0x40, %r5
  addd,1 %r1, 0x40, %r6
  nop 1
}
{
  addd,0 0, 0x1c1814100c080400, %b[127]
  addd,1 0, 0x1d1915110d090501, %b[126]
  nop 1
}
{
  qppackdl,0 %b[126], %b[127], %b[125]
  addd,1 0, 0x1e1a16120e0a0602, %b[124]
  nop 3
}
{
  addd,0 0, 0x1f1b17130f0b0703, %b[123]
  nop 1
}
{
  qppackdl,0 %b[123], %b[124], %b[122]
  addd,1 0, 0x1911090118100800, %b[121]
  nop 3
}
{
  addd,0 0, 0x1b130b031a120a02, %b[120]
  nop 1
}
{
  qppackdl,0 %b[120], %b[121], %b[119]
  addd,1 0, 0x1d150d051c140c04, %b[118]
  nop 3
}
{
  addd,0 0, 0x1f170f071e160e06, %b[117]
  nop 1
}
{
  qppackdl,0 %b[117], %b[118], %b[116]
  addd,1 0, 0xf0f0f0f0f0f0f0f, %b[115]
  nop 3
}
{
  addd,0 0, 0xf0f0f0f0f0f0f0f, %b[114]
  nop 1
}
{
  qppackdl,0 %b[114], %b[115], %b[113]
  addd,1 0, 0xd0a0f020805030b, %b[112]
  nop 3
}
{
  addd,0 0, 0x6090c0407010e, %b[111]
  nop 1
}
{
  qppackdl,0 %b[111], %b[112], %b[110]
  addd,1 0, 0x90b050a0206040c, %b[109]
  nop 3
}
{
  addd,0 0, 0x10f0300070d080e, %b[108]
  nop 1
}
{
  qppackdl,0 %b[108], %b[109], %b[107]
  addd,1 0, 0x60f040d0102080c0, %b[106]
  nop 3
}
{
  addd,0 0, 0xb090e03050a00070, %b[105]
  nop 1
}
{
  qppackdl,0 %b[105], %b[106], %b[104]
  addd,1 0, 0xc050a09030208060, %b[103]
  nop 3
}
{
  addd,0 0, 0xf000d0b07040e010, %b[102]
  nop 1
}
{
  qppackdl,0 %b[102], %b[103], %b[101]
  addd,1 0, 0xc01090605020e08, %b[100]
  nop 3
}
{
  addd,0 0, 0x7030a0d000b040f, %b[99]
  nop 1
}
{
  qppackdl,0 %b[99], %b[100], %b[98]
  addd,1 0, 0xd0601080a050f07, %b[97]
  nop 3
}
{
  addd,0 0, 0xc02040b0e030900, %b[96]
  nop 1
}
{
  qppackdl,0 %b[96], %b[97], %b[95]
  addd,1 0, 0x30805000d0e07010, %b[94]
  nop 3
}
{
  addd,0 0, 0x20b0c09060a0f040, %b[93]
  nop 1
}
{
  qppackdl,0 %b[93], %b[94], %b[92]
  addd,1 0, 0xa0c0209060f0d050, %b[91]
  nop 3
}
{
  addd,0 0, 0xe03040108070b0, %b[90]
  nop 1
}
{
  qppackdl,0 %b[90], %b[91], %b[89]
  addd,1 0, 0x8090a0b00010203, %b[88]
  nop 3
}
{
  addd,0 0, 0x18191a1b10111213, %b[87]
  nop 1
}
{
  qppackdl,0 %b[87], %b[88], %b[86]
  addd,1 0, 0xc0d0e0f04050607, %b[85]
  nop 3
}
{
  addd,0 0, 0x1c1d1e1f14151617, %b[84]
  nop 1
}
{
  qppackdl,0 %b[84], %b[85], %b[83]
  addd,1 0, 0x1011121300010203, %b[82]
  nop 3
}
{
  addd,0 0, 0x1415161704050607, %b[81]
  nop 1
}
{
  qppackdl,0 %b[81], %b[82], %b[80]
  addd,1 0, 0x18191a1b08090a0b, %b[79]
  nop 3
}
{
  addd,0 0, 0x1c1d1e1f0c0d0e0f, %b[78]
  nop 1
}
{
  qppackdl,0 %b[78], %b[79], %b[77]
  nop 3
}
.Lfastgost_magma_words_v5_blocks:
{
  cmpedb,0 %r3, 1, %pred0
  subd,1 %r3, 1, %r3
  disp %ctpr1, .Lfastgost_magma_words_v5_blocks
}
{
  ldqp,0 [ %r1 + 0x10 ], %r17
  ldqp,2 [ %r1 ], %r16
  ldqp,3 [ %r6 + 0x10 ], %b[41]
  ldqp,5 [ %r6 ], %b[40]
}
{
  ldqp,0 [ %r1 + 0x30 ], %r19
  ldqp,2 [ %r1 + 0x20 ], %r18
  ldqp,3 [ %r6 + 0x30 ], %b[43]
  ldqp,5 [ %r6 + 0x20 ], %b[42]
}
{
  ldqp,0 [ %r2 + 0x10 ], %r21
  ldqp,2 [ %r2 ], %r20
  ldqp,3 [ %r2 + 0x10 ], %b[45]
  ldqp,5 [ %r2 ], %b[44]
}
{
  qppermb,0 %r17, %r16, %b[83], %r22
  qppermb,1 %r17, %r16, %b[86], %r17
  ldqp,2 [ %r2 + 0x20 ], %r16
  qppermb,3 %b[41], %b[40], %b[83], %b[46]
  qppermb,4 %b[41], %b[40], %b[86], %b[41]
  ldqp,5 [ %r2 + 0x20 ], %b[40]
}
{
  qppermb,0 %r19, %r18, %b[83], %r23
  qppermb,1 %r19, %r18, %b[86], %r19
  qppermb,3 %b[43], %b[42], %b[83], %b[47]
  qppermb,4 %b[43], %b[42], %b[86], %b[43]
}
{
  qpaddw,0 %r22, %r20, %r18
  qpaddw,3 %b[46], %b[44], %b[42]
}
{
  qpaddw,0 %r23, %r20, %r20
  qpaddw,3 %b[47], %b[44], %b[44]
}
{
  qppermb,0 %r20, %r18, %b[125], %r24
  qppermb,1 %r20, %r18, %b[122], %r20
  qppermb,3 %b[44], %b[42], %b[125], %b[48]
  qppermb,4 %b[44], %b[42], %b[122], %b[44]
}
{
  qpsrlw,0 %r24, 4, %r18
  qpsrlw,1 %r20, 4, %r25
  qpsrlw,3 %b[48], 4, %b[42]
  qpsrlw,4 %b[44], 4, %b[49]
}
{
  qpand,0 %r24, %b[113], %r24
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[48], %b[113], %b[48]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpand,0 %r20, %b[113], %r20
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[44], %b[113], %b[44]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpshufb,0 %b[110], %b[107], %r24, %r24
  qpshufb,1 %b[104], %b[101], %r18, %r18
  qpshufb,3 %b[110], %b[107], %b[48], %b[48]
  qpshufb,4 %b[104], %b[101], %b[42], %b[42]
}
{
  qpshufb,0 %b[98], %b[95], %r20, %r20
  qpshufb,1 %b[92], %b[89], %r25, %r25
  ldqp,2 [ %r2 + 0x30 ], %r26
  qpshufb,3 %b[98], %b[95], %b[44], %b[44]
  qpshufb,4 %b[92], %b[89], %b[49], %b[49]
  ldqp,5 [ %r2 + 0x30 ], %b[50]
}
{
  qpor,0 %r24, %r18, %r18
  qpor,1 %r20, %r25, %r25
  qpor,3 %b[48], %b[42], %b[42]
  qpor,4 %b[44], %b[49], %b[49]
}
{
  qppermb,0 %r25, %r18, %b[119], %r20
  qppermb,1 %r25, %r18, %b[116], %r25
  qppermb,3 %b[49], %b[42], %b[119], %b[44]
  qppermb,4 %b[49], %b[42], %b[116], %b[49]
}
{
  qpsrcw,0 %r20, 0x15, %r20
  qpsrcw,1 %r25, 0x15, %r25
  qpsrcw,3 %b[44], 0x15, %b[44]
  qpsrcw,4 %b[49], 0x15, %b[49]
}
{
  qpxor,0 %r17, %r20, %r20
  qpxor,1 %r19, %r25, %r25
  qpxor,3 %b[41], %b[44], %b[44]
  qpxor,4 %b[43], %b[49], %b[49]
}
{
  qpaddw,0 %r20, %r21, %r19
  qpaddw,3 %b[44], %b[45], %b[43]
}
{
  qpaddw,0 %r25, %r21, %r21
  qpaddw,3 %b[49], %b[45], %b[45]
}
{
  qppermb,0 %r21, %r19, %b[125], %r17
  qppermb,1 %r21, %r19, %b[122], %r21
  qppermb,3 %b[45], %b[43], %b[125], %b[41]
  qppermb,4 %b[45], %b[43], %b[122], %b[45]
}
{
  qpsrlw,0 %r17, 4, %r19
  qpsrlw,1 %r21, 4, %r18
  qpsrlw,3 %b[41], 4, %b[43]
  qpsrlw,4 %b[45], 4, %b[42]
}
{
  qpand,0 %r17, %b[113], %r17
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[41], %b[113], %b[41]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpand,0 %r21, %b[113], %r21
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[45], %b[113], %b[45]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpshufb,0 %b[110], %b[107], %r17, %r17
  qpshufb,1 %b[104], %b[101], %r19, %r19
  qpshufb,3 %b[110], %b[107], %b[41], %b[41]
  qpshufb,4 %b[104], %b[101], %b[43], %b[43]
}
{
  qpshufb,0 %b[98], %b[95], %r21, %r21
  qpshufb,1 %b[92], %b[89], %r18, %r18
  ldqp,2 [ %r2 + 0x40 ], %r24
  qpshufb,3 %b[98], %b[95], %b[45], %b[45]
  qpshufb,4 %b[92], %b[89], %b[42], %b[42]
  ldqp,5 [ %r2 + 0x40 ], %b[48]
}
{
  qpor,0 %r17, %r19, %r19
  qpor,1 %r21, %r18, %r18
  qpor,3 %b[41], %b[43], %b[43]
  qpor,4 %b[45], %b[42], %b[42]
}
{
  qppermb,0 %r18, %r19, %b[119], %r21
  qppermb,1 %r18, %r19, %b[116], %r18
  qppermb,3 %b[42], %b[43], %b[119], %b[45]
  qppermb,4 %b[42], %b[43], %b[116], %b[42]
}
{
  qpsrcw,0 %r21, 0x15, %r21
  qpsrcw,1 %r18, 0x15, %r18
  qpsrcw,3 %b[45], 0x15, %b[45]
  qpsrcw,4 %b[42], 0x15, %b[42]
}
{
  qpxor,0 %r22, %r21, %r21
  qpxor,1 %r23, %r18, %r18
  qpxor,3 %b[46], %b[45], %b[45]
  qpxor,4 %b[47], %b[42], %b[42]
}
{
  qpaddw,0 %r21, %r16, %r23
  qpaddw,3 %b[45], %b[40], %b[47]
}
{
  qpaddw,0 %r18, %r16, %r16
  qpaddw,3 %b[42], %b[40], %b[40]
}
{
  qppermb,0 %r16, %r23, %b[125], %r22
  qppermb,1 %r16, %r23, %b[122], %r16
  qppermb,3 %b[40], %b[47], %b[125], %b[46]
  qppermb,4 %b[40], %b[47], %b[122], %b[40]
}
{
  qpsrlw,0 %r22, 4, %r23
  qpsrlw,1 %r16, 4, %r19
  qpsrlw,3 %b[46], 4, %b[47]
  qpsrlw,4 %b[40], 4, %b[43]
}
{
  qpand,0 %r22, %b[113], %r22
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[46], %b[113], %b[46]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpand,0 %r16, %b[113], %r16
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[40], %b[113], %b[40]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpshufb,0 %b[110], %b[107], %r22, %r22
  qpshufb,1 %b[104], %b[101], %r23, %r23
  qpshufb,3 %b[110], %b[107], %b[46], %b[46]
  qpshufb,4 %b[104], %b[101], %b[47], %b[47]
}
{
  qpshufb,0 %b[98], %b[95], %r16, %r16
  qpshufb,1 %b[92], %b[89], %r19, %r19
  ldqp,2 [ %r2 + 0x50 ], %r17
  qpshufb,3 %b[98], %b[95], %b[40], %b[40]
  qpshufb,4 %b[92], %b[89], %b[43], %b[43]
  ldqp,5 [ %r2 + 0x50 ], %b[41]
}
{
  qpor,0 %r22, %r23, %r23
  qpor,1 %r16, %r19, %r19
  qpor,3 %b[46], %b[47], %b[47]
  qpor,4 %b[40], %b[43], %b[43]
}
{
  qppermb,0 %r19, %r23, %b[119], %r16
  qppermb,1 %r19, %r23, %b[116], %r19
  qppermb,3 %b[43], %b[47], %b[119], %b[40]
  qppermb,4 %b[43], %b[47], %b[116], %b[43]
}
{
  qpsrcw,0 %r16, 0x15, %r16
  qpsrcw,1 %r19, 0x15, %r19
  qpsrcw,3 %b[40], 0x15, %b[40]
  qpsrcw,4 %b[43], 0x15, %b[43]
}
{
  qpxor,0 %r20, %r16, %r16
  qpxor,1 %r25, %r19, %r19
  qpxor,3 %b[44], %b[40], %b[40]
  qpxor,4 %b[49], %b[43], %b[43]
}
{
  qpaddw,0 %r16, %r26, %r25
  qpaddw,3 %b[40], %b[50], %b[49]
}
{
  qpaddw,0 %r19, %r26, %r26
  qpaddw,3 %b[43], %b[50], %b[50]
}
{
  qppermb,0 %r26, %r25, %b[125], %r20
  qppermb,1 %r26, %r25, %b[122], %r26
  qppermb,3 %b[50], %b[49], %b[125], %b[44]
  qppermb,4 %b[50], %b[49], %b[122], %b[50]
}
{
  qpsrlw,0 %r20, 4, %r25
  qpsrlw,1 %r26, 4, %r23
  qpsrlw,3 %b[44], 4, %b[49]
  qpsrlw,4 %b[50], 4, %b[47]
}
{
  qpand,0 %r20, %b[113], %r20
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[44], %b[113], %b[44]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpand,0 %r26, %b[113], %r26
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[50], %b[113], %b[50]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpshufb,0 %b[110], %b[107], %r20, %r20
  qpshufb,1 %b[104], %b[101], %r25, %r25
  qpshufb,3 %b[110], %b[107], %b[44], %b[44]
  qpshufb,4 %b[104], %b[101], %b[49], %b[49]
}
{
  qpshufb,0 %b[98], %b[95], %r26, %r26
  qpshufb,1 %b[92], %b[89], %r23, %r23
  ldqp,2 [ %r2 + 0x60 ], %r22
  qpshufb,3 %b[98], %b[95], %b[50], %b[50]
  qpshufb,4 %b[92], %b[89], %b[47], %b[47]
  ldqp,5 [ %r2 + 0x60 ], %b[46]
}
{
  qpor,0 %r20, %r25, %r25
  qpor,1 %r26, %r23, %r23
  qpor,3 %b[44], %b[49], %b[49]
  qpor,4 %b[50], %b[47], %b[47]
}
{
  qppermb,0 %r23, %r25, %b[119], %r26
  qppermb,1 %r23, %r25, %b[116], %r23
  qppermb,3 %b[47], %b[49], %b[119], %b[50]
  qppermb,4 %b[47], %b[49], %b[116], %b[47]
}
{
  qpsrcw,0 %r26, 0x15, %r26
  qpsrcw,1 %r23, 0x15, %r23
  qpsrcw,3 %b[50], 0x15, %b[50]
  qpsrcw,4 %b[47], 0x15, %b[47]
}
{
  qpxor,0 %r21, %r26, %r26
  qpxor,1 %r18, %r23, %r23
  qpxor,3 %b[45], %b[50], %b[50]
  qpxor,4 %b[42], %b[47], %b[47]
}
{
  qpaddw,0 %r26, %r24, %r18
  qpaddw,3 %b[50], %b[48], %b[42]
}
{
  qpaddw,0 %r23, %r24, %r24
  qpaddw,3 %b[47], %b[48], %b[48]
}
{
  qppermb,0 %r24, %r18, %b[125], %r21
  qppermb,1 %r24, %r18, %b[122], %r24
  qppermb,3 %b[48], %b[42], %b[125], %b[45]
  qppermb,4 %b[48], %b[42], %b[122], %b[48]
}
{
  qpsrlw,0 %r21, 4, %r18
  qpsrlw,1 %r24, 4, %r25
  qpsrlw,3 %b[45], 4, %b[42]
  qpsrlw,4 %b[48], 4, %b[49]
}
{
  qpand,0 %r21, %b[113], %r21
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[45], %b[113], %b[45]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpand,0 %r24, %b[113], %r24
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[48], %b[113], %b[48]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpshufb,0 %b[110], %b[107], %r21, %r21
  qpshufb,1 %b[104], %b[101], %r18, %r18
  qpshufb,3 %b[110], %b[107], %b[45], %b[45]
  qpshufb,4 %b[104], %b[101], %b[42], %b[42]
}
{
  qpshufb,0 %b[98], %b[95], %r24, %r24
  qpshufb,1 %b[92], %b[89], %r25, %r25
  ldqp,2 [ %r2 + 0x70 ], %r20
  qpshufb,3 %b[98], %b[95], %b[48], %b[48]
  qpshufb,4 %b[92], %b[89], %b[49], %b[49]
  ldqp,5 [ %r2 + 0x70 ], %b[44]
}
{
  qpor,0 %r21, %r18, %r18
  qpor,1 %r24, %r25, %r25
  qpor,3 %b[45], %b[42], %b[42]
  qpor,4 %b[48], %b[49], %b[49]
}
{
  qppermb,0 %r25, %r18, %b[119], %r24
  qppermb,1 %r25, %r18, %b[116], %r25
  qppermb,3 %b[49], %b[42], %b[119], %b[48]
  qppermb,4 %b[49], %b[42], %b[116], %b[49]
}
{
  qpsrcw,0 %r24, 0x15, %r24
  qpsrcw,1 %r25, 0x15, %r25
  qpsrcw,3 %b[48], 0x15, %b[48]
  qpsrcw,4 %b[49], 0x15, %b[49]
}
{
  qpxor,0 %r16, %r24, %r24
  qpxor,1 %r19, %r25, %r25
  qpxor,3 %b[40], %b[48], %b[48]
  qpxor,4 %b[43], %b[49], %b[49]
}
{
  qpaddw,0 %r24, %r17, %r19
  qpaddw,3 %b[48], %b[41], %b[43]
}
{
  qpaddw,0 %r25, %r17, %r17
  qpaddw,3 %b[49], %b[41], %b[41]
}
{
  qppermb,0 %r17, %r19, %b[125], %r16
  qppermb,1 %r17, %r19, %b[122], %r17
  qppermb,3 %b[41], %b[43], %b[125], %b[40]
  qppermb,4 %b[41], %b[43], %b[122], %b[41]
}
{
  qpsrlw,0 %r16, 4, %r19
  qpsrlw,1 %r17, 4, %r18
  qpsrlw,3 %b[40], 4, %b[43]
  qpsrlw,4 %b[41], 4, %b[42]
}
{
  qpand,0 %r16, %b[113], %r16
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[40], %b[113], %b[40]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpand,0 %r17, %b[113], %r17
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[41], %b[113], %b[41]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpshufb,0 %b[110], %b[107], %r16, %r16
  qpshufb,1 %b[104], %b[101], %r19, %r19
  qpshufb,3 %b[110], %b[107], %b[40], %b[40]
  qpshufb,4 %b[104], %b[101], %b[43], %b[43]
}
{
  qpshufb,0 %b[98], %b[95], %r17, %r17
  qpshufb,1 %b[92], %b[89], %r18, %r18
  ldqp,2 [ %r2 + 0x80 ], %r21
  qpshufb,3 %b[98], %b[95], %b[41], %b[41]
  qpshufb,4 %b[92], %b[89], %b[42], %b[42]
  ldqp,5 [ %r2 + 0x80 ], %b[45]
}
{
  qpor,0 %r16, %r19, %r19
  qpor,1 %r17, %r18, %r18
  qpor,3 %b[40], %b[43], %b[43]
  qpor,4 %b[41], %b[42], %b[42]
}
{
  qppermb,0 %r18, %r19, %b[119], %r17
  qppermb,1 %r18, %r19, %b[116], %r18
  qppermb,3 %b[42], %b[43], %b[119], %b[41]
  qppermb,4 %b[42], %b[43], %b[116], %b[42]
}
{
  qpsrcw,0 %r17, 0x15, %r17
  qpsrcw,1 %r18, 0x15, %r18
  qpsrcw,3 %b[41], 0x15, %b[41]
  qpsrcw,4 %b[42], 0x15, %b[42]
}
{
  qpxor,0 %r26, %r17, %r17
  qpxor,1 %r23, %r18, %r18
  qpxor,3 %b[50], %b[41], %b[41]
  qpxor,4 %b[47], %b[42], %b[42]
}
{
  qpaddw,0 %r17, %r22, %r23
  qpaddw,3 %b[41], %b[46], %b[47]
}
{
  qpaddw,0 %r18, %r22, %r22
  qpaddw,3 %b[42], %b[46], %b[46]
}
{
  qppermb,0 %r22, %r23, %b[125], %r26
  qppermb,1 %r22, %r23, %b[122], %r22
  qppermb,3 %b[46], %b[47], %b[125], %b[50]
  qppermb,4 %b[46], %b[47], %b[122], %b[46]
}
{
  qpsrlw,0 %r26, 4, %r23
  qpsrlw,1 %r22, 4, %r19
  qpsrlw,3 %b[50], 4, %b[47]
  qpsrlw,4 %b[46], 4, %b[43]
}
{
  qpand,0 %r26, %b[113], %r26
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[50], %b[113], %b[50]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpand,0 %r22, %b[113], %r22
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[46], %b[113], %b[46]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpshufb,0 %b[110], %b[107], %r26, %r26
  qpshufb,1 %b[104], %b[101], %r23, %r23
  qpshufb,3 %b[110], %b[107], %b[50], %b[50]
  qpshufb,4 %b[104], %b[101], %b[47], %b[47]
}
{
  qpshufb,0 %b[98], %b[95], %r22, %r22
  qpshufb,1 %b[92], %b[89], %r19, %r19
  ldqp,2 [ %r2 + 0x90 ], %r16
  qpshufb,3 %b[98], %b[95], %b[46], %b[46]
  qpshufb,4 %b[92], %b[89], %b[43], %b[43]
  ldqp,5 [ %r2 + 0x90 ], %b[40]
}
{
  qpor,0 %r26, %r23, %r23
  qpor,1 %r22, %r19, %r19
  qpor,3 %b[50], %b[47], %b[47]
  qpor,4 %b[46], %b[43], %b[43]
}
{
  qppermb,0 %r19, %r23, %b[119], %r22
  qppermb,1 %r19, %r23, %b[116], %r19
  qppermb,3 %b[43], %b[47], %b[119], %b[46]
  qppermb,4 %b[43], %b[47], %b[116], %b[43]
}
{
  qpsrcw,0 %r22, 0x15, %r22
  qpsrcw,1 %r19, 0x15, %r19
  qpsrcw,3 %b[46], 0x15, %b[46]
  qpsrcw,4 %b[43], 0x15, %b[43]
}
{
  qpxor,0 %r24, %r22, %r22
  qpxor,1 %r25, %r19, %r19
  qpxor,3 %b[48], %b[46], %b[46]
  qpxor,4 %b[49], %b[43], %b[43]
}
{
  qpaddw,0 %r22, %r20, %r25
  qpaddw,3 %b[46], %b[44], %b[49]
}
{
  qpaddw,0 %r19, %r20, %r20
  qpaddw,3 %b[43], %b[44], %b[44]
}
{
  qppermb,0 %r20, %r25, %b[125], %r24
  qppermb,1 %r20, %r25, %b[122], %r20
  qppermb,3 %b[44], %b[49], %b[125], %b[48]
  qppermb,4 %b[44], %b[49], %b[122], %b[44]
}
{
  qpsrlw,0 %r24, 4, %r25
  qpsrlw,1 %r20, 4, %r23
  qpsrlw,3 %b[48], 4, %b[49]
  qpsrlw,4 %b[44], 4, %b[47]
}
{
  qpand,0 %r24, %b[113], %r24
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[48], %b[113], %b[48]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpand,0 %r20, %b[113], %r20
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[44], %b[113], %b[44]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpshufb,0 %b[110], %b[107], %r24, %r24
  qpshufb,1 %b[104], %b[101], %r25, %r25
  qpshufb,3 %b[110], %b[107], %b[48], %b[48]
  qpshufb,4 %b[104], %b[101], %b[49], %b[49]
}
{
  qpshufb,0 %b[98], %b[95], %r20, %r20
  qpshufb,1 %b[92], %b[89], %r23, %r23
  ldqp,2 [ %r2 + 0xa0 ], %r26
  qpshufb,3 %b[98], %b[95], %b[44], %b[44]
  qpshufb,4 %b[92], %b[89], %b[47], %b[47]
  ldqp,5 [ %r2 + 0xa0 ], %b[50]
}
{
  qpor,0 %r24, %r25, %r25
  qpor,1 %r20, %r23, %r23
  qpor,3 %b[48], %b[49], %b[49]
  qpor,4 %b[44], %b[47], %b[47]
}
{
  qppermb,0 %r23, %r25, %b[119], %r20
  qppermb,1 %r23, %r25, %b[116], %r23
  qppermb,3 %b[47], %b[49], %b[119], %b[44]
  qppermb,4 %b[47], %b[49], %b[116], %b[47]
}
{
  qpsrcw,0 %r20, 0x15, %r20
  qpsrcw,1 %r23, 0x15, %r23
  qpsrcw,3 %b[44], 0x15, %b[44]
  qpsrcw,4 %b[47], 0x15, %b[47]
}
{
  qpxor,0 %r17, %r20, %r20
  qpxor,1 %r18, %r23, %r23
  qpxor,3 %b[41], %b[44], %b[44]
  qpxor,4 %b[42], %b[47], %b[47]
}
{
  qpaddw,0 %r20, %r21, %r18
  qpaddw,3 %b[44], %b[45], %b[42]
}
{
  qpaddw,0 %r23, %r21, %r21
  qpaddw,3 %b[47], %b[45], %b[45]
}
{
  qppermb,0 %r21, %r18, %b[125], %r17
  qppermb,1 %r21, %r18, %b[122], %r21
  qppermb,3 %b[45], %b[42], %b[125], %b[41]
  qppermb,4 %b[45], %b[42], %b[122], %b[45]
}
{
  qpsrlw,0 %r17, 4, %r18
  qpsrlw,1 %r21, 4, %r25
  qpsrlw,3 %b[41], 4, %b[42]
  qpsrlw,4 %b[45], 4, %b[49]
}
{
  qpand,0 %r17, %b[113], %r17
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[41], %b[113], %b[41]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpand,0 %r21, %b[113], %r21
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[45], %b[113], %b[45]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpshufb,0 %b[110], %b[107], %r17, %r17
  qpshufb,1 %b[104], %b[101], %r18, %r18
  qpshufb,3 %b[110], %b[107], %b[41], %b[41]
  qpshufb,4 %b[104], %b[101], %b[42], %b[42]
}
{
  qpshufb,0 %b[98], %b[95], %r21, %r21
  qpshufb,1 %b[92], %b[89], %r25, %r25
  ldqp,2 [ %r2 + 0xb0 ], %r24
  qpshufb,3 %b[98], %b[95], %b[45], %b[45]
  qpshufb,4 %b[92], %b[89], %b[49], %b[49]
  ldqp,5 [ %r2 + 0xb0 ], %b[48]
}
{
  qpor,0 %r17, %r18, %r18
  qpor,1 %r21, %r25, %r25
  qpor,3 %b[41], %b[42], %b[42]
  qpor,4 %b[45], %b[49], %b[49]
}
{
  qppermb,0 %r25, %r18, %b[119], %r21
  qppermb,1 %r25, %r18, %b[116], %r25
  qppermb,3 %b[49], %b[42], %b[119], %b[45]
  qppermb,4 %b[49], %b[42], %b[116], %b[49]
}
{
  qpsrcw,0 %r21, 0x15, %r21
  qpsrcw,1 %r25, 0x15, %r25
  qpsrcw,3 %b[45], 0x15, %b[45]
  qpsrcw,4 %b[49], 0x15, %b[49]
}
{
  qpxor,0 %r22, %r21, %r21
  qpxor,1 %r19, %r25, %r25
  qpxor,3 %b[46], %b[45], %b[45]
  qpxor,4 %b[43], %b[49], %b[49]
}
{
  qpaddw,0 %r21, %r16, %r19
  qpaddw,3 %b[45], %b[40], %b[43]
}
{
  qpaddw,0 %r25, %r16, %r16
  qpaddw,3 %b[49], %b[40], %b[40]
}
{
  qppermb,0 %r16, %r19, %b[125], %r22
  qppermb,1 %r16, %r19, %b[122], %r16
  qppermb,3 %b[40], %b[43], %b[125], %b[46]
  qppermb,4 %b[40], %b[43], %b[122], %b[40]
}
{
  qpsrlw,0 %r22, 4, %r19
  qpsrlw,1 %r16, 4, %r18
  qpsrlw,3 %b[46], 4, %b[43]
  qpsrlw,4 %b[40], 4, %b[42]
}
{
  qpand,0 %r22, %b[113], %r22
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[46], %b[113], %b[46]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpand,0 %r16, %b[113], %r16
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[40], %b[113], %b[40]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpshufb,0 %b[110], %b[107], %r22, %r22
  qpshufb,1 %b[104], %b[101], %r19, %r19
  qpshufb,3 %b[110], %b[107], %b[46], %b[46]
  qpshufb,4 %b[104], %b[101], %b[43], %b[43]
}
{
  qpshufb,0 %b[98], %b[95], %r16, %r16
  qpshufb,1 %b[92], %b[89], %r18, %r18
  ldqp,2 [ %r2 + 0xc0 ], %r17
  qpshufb,3 %b[98], %b[95], %b[40], %b[40]
  qpshufb,4 %b[92], %b[89], %b[42], %b[42]
  ldqp,5 [ %r2 + 0xc0 ], %b[41]
}
{
  qpor,0 %r22, %r19, %r19
  qpor,1 %r16, %r18, %r18
  qpor,3 %b[46], %b[43], %b[43]
  qpor,4 %b[40], %b[42], %b[42]
}
{
  qppermb,0 %r18, %r19, %b[119], %r16
  qppermb,1 %r18, %r19, %b[116], %r18
  qppermb,3 %b[42], %b[43], %b[119], %b[40]
  qppermb,4 %b[42], %b[43], %b[116], %b[42]
}
{
  qpsrcw,0 %r16, 0x15, %r16
  qpsrcw,1 %r18, 0x15, %r18
  qpsrcw,3 %b[40], 0x15, %b[40]
  qpsrcw,4 %b[42], 0x15, %b[42]
}
{
  qpxor,0 %r20, %r16, %r16
  qpxor,1 %r23, %r18, %r18
  qpxor,3 %b[44], %b[40], %b[40]
  qpxor,4 %b[47], %b[42], %b[42]
}
{
  qpaddw,0 %r16, %r26, %r23
  qpaddw,3 %b[40], %b[50], %b[47]
}
{
  qpaddw,0 %r18, %r26, %r26
  qpaddw,3 %b[42], %b[50], %b[50]
}
{
  qppermb,0 %r26, %r23, %b[125], %r20
  qppermb,1 %r26, %r23, %b[122], %r26
  qppermb,3 %b[50], %b[47], %b[125], %b[44]
  qppermb,4 %b[50], %b[47], %b[122], %b[50]
}
{
  qpsrlw,0 %r20, 4, %r23
  qpsrlw,1 %r26, 4, %r19
  qpsrlw,3 %b[44], 4, %b[47]
  qpsrlw,4 %b[50], 4, %b[43]
}
{
  qpand,0 %r20, %b[113], %r20
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[44], %b[113], %b[44]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpand,0 %r26, %b[113], %r26
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[50], %b[113], %b[50]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpshufb,0 %b[110], %b[107], %r20, %r20
  qpshufb,1 %b[104], %b[101], %r23, %r23
  qpshufb,3 %b[110], %b[107], %b[44], %b[44]
  qpshufb,4 %b[104], %b[101], %b[47], %b[47]
}
{
  qpshufb,0 %b[98], %b[95], %r26, %r26
  qpshufb,1 %b[92], %b[89], %r19, %r19
  ldqp,2 [ %r2 + 0xd0 ], %r22
  qpshufb,3 %b[98], %b[95], %b[50], %b[50]
  qpshufb,4 %b[92], %b[89], %b[43], %b[43]
  ldqp,5 [ %r2 + 0xd0 ], %b[46]
}
{
  qpor,0 %r20, %r23, %r23
  qpor,1 %r26, %r19, %r19
  qpor,3 %b[44], %b[47], %b[47]
  qpor,4 %b[50], %b[43], %b[43]
}
{
  qppermb,0 %r19, %r23, %b[119], %r26
  qppermb,1 %r19, %r23, %b[116], %r19
  qppermb,3 %b[43], %b[47], %b[119], %b[50]
  qppermb,4 %b[43], %b[47], %b[116], %b[43]
}
{
  qpsrcw,0 %r26, 0x15, %r26
  qpsrcw,1 %r19, 0x15, %r19
  qpsrcw,3 %b[50], 0x15, %b[50]
  qpsrcw,4 %b[43], 0x15, %b[43]
}
{
  qpxor,0 %r21, %r26, %r26
  qpxor,1 %r25, %r19, %r19
  qpxor,3 %b[45], %b[50], %b[50]
  qpxor,4 %b[49], %b[43], %b[43]
}
{
  qpaddw,0 %r26, %r24, %r25
  qpaddw,3 %b[50], %b[48], %b[49]
}
{
  qpaddw,0 %r19, %r24, %r24
  qpaddw,3 %b[43], %b[48], %b[48]
}
{
  qppermb,0 %r24, %r25, %b[125], %r21
  qppermb,1 %r24, %r25, %b[122], %r24
  qppermb,3 %b[48], %b[49], %b[125], %b[45]
  qppermb,4 %b[48], %b[49], %b[122], %b[48]
}
{
  qpsrlw,0 %r21, 4, %r25
  qpsrlw,1 %r24, 4, %r23
  qpsrlw,3 %b[45], 4, %b[49]
  qpsrlw,4 %b[48], 4, %b[47]
}
{
  qpand,0 %r21, %b[113], %r21
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[45], %b[113], %b[45]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpand,0 %r24, %b[113], %r24
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[48], %b[113], %b[48]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpshufb,0 %b[110], %b[107], %r21, %r21
  qpshufb,1 %b[104], %b[101], %r25, %r25
  qpshufb,3 %b[110], %b[107], %b[45], %b[45]
  qpshufb,4 %b[104], %b[101], %b[49], %b[49]
}
{
  qpshufb,0 %b[98], %b[95], %r24, %r24
  qpshufb,1 %b[92], %b[89], %r23, %r23
  ldqp,2 [ %r2 + 0xe0 ], %r20
  qpshufb,3 %b[98], %b[95], %b[48], %b[48]
  qpshufb,4 %b[92], %b[89], %b[47], %b[47]
  ldqp,5 [ %r2 + 0xe0 ], %b[44]
}
{
  qpor,0 %r21, %r25, %r25
  qpor,1 %r24, %r23, %r23
  qpor,3 %b[45], %b[49], %b[49]
  qpor,4 %b[48], %b[47], %b[47]
}
{
  qppermb,0 %r23, %r25, %b[119], %r24
  qppermb,1 %r23, %r25, %b[116], %r23
  qppermb,3 %b[47], %b[49], %b[119], %b[48]
  qppermb,4 %b[47], %b[49], %b[116], %b[47]
}
{
  qpsrcw,0 %r24, 0x15, %r24
  qpsrcw,1 %r23, 0x15, %r23
  qpsrcw,3 %b[48], 0x15, %b[48]
  qpsrcw,4 %b[47], 0x15, %b[47]
}
{
  qpxor,0 %r16, %r24, %r24
  qpxor,1 %r18, %r23, %r23
  qpxor,3 %b[40], %b[48], %b[48]
  qpxor,4 %b[42], %b[47], %b[47]
}
{
  qpaddw,0 %r24, %r17, %r18
  qpaddw,3 %b[48], %b[41], %b[42]
}
{
  qpaddw,0 %r23, %r17, %r17
  qpaddw,3 %b[47], %b[41], %b[41]
}
{
  qppermb,0 %r17, %r18, %b[125], %r16
  qppermb,1 %r17, %r18, %b[122], %r17
  qppermb,3 %b[41], %b[42], %b[125], %b[40]
  qppermb,4 %b[41], %b[42], %b[122], %b[41]
}
{
  qpsrlw,0 %r16, 4, %r18
  qpsrlw,1 %r17, 4, %r25
  qpsrlw,3 %b[40], 4, %b[42]
  qpsrlw,4 %b[41], 4, %b[49]
}
{
  qpand,0 %r16, %b[113], %r16
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[40], %b[113], %b[40]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpand,0 %r17, %b[113], %r17
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[41], %b[113], %b[41]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpshufb,0 %b[110], %b[107], %r16, %r16
  qpshufb,1 %b[104], %b[101], %r18, %r18
  qpshufb,3 %b[110], %b[107], %b[40], %b[40]
  qpshufb,4 %b[104], %b[101], %b[42], %b[42]
}
{
  qpshufb,0 %b[98], %b[95], %r17, %r17
  qpshufb,1 %b[92], %b[89], %r25, %r25
  ldqp,2 [ %r2 + 0xf0 ], %r21
  qpshufb,3 %b[98], %b[95], %b[41], %b[41]
  qpshufb,4 %b[92], %b[89], %b[49], %b[49]
  ldqp,5 [ %r2 + 0xf0 ], %b[45]
}
{
  qpor,0 %r16, %r18, %r18
  qpor,1 %r17, %r25, %r25
  qpor,3 %b[40], %b[42], %b[42]
  qpor,4 %b[41], %b[49], %b[49]
}
{
  qppermb,0 %r25, %r18, %b[119], %r17
  qppermb,1 %r25, %r18, %b[116], %r25
  qppermb,3 %b[49], %b[42], %b[119], %b[41]
  qppermb,4 %b[49], %b[42], %b[116], %b[49]
}
{
  qpsrcw,0 %r17, 0x15, %r17
  qpsrcw,1 %r25, 0x15, %r25
  qpsrcw,3 %b[41], 0x15, %b[41]
  qpsrcw,4 %b[49], 0x15, %b[49]
}
{
  qpxor,0 %r26, %r17, %r17
  qpxor,1 %r19, %r25, %r25
  qpxor,3 %b[50], %b[41], %b[41]
  qpxor,4 %b[43], %b[49], %b[49]
}
{
  qpaddw,0 %r17, %r22, %r19
  qpaddw,3 %b[41], %b[46], %b[43]
}
{
  qpaddw,0 %r25, %r22, %r22
  qpaddw,3 %b[49], %b[46], %b[46]
}
{
  qppermb,0 %r22, %r19, %b[125], %r26
  qppermb,1 %r22, %r19, %b[122], %r22
  qppermb,3 %b[46], %b[43], %b[125], %b[50]
  qppermb,4 %b[46], %b[43], %b[122], %b[46]
}
{
  qpsrlw,0 %r26, 4, %r19
  qpsrlw,1 %r22, 4, %r18
  qpsrlw,3 %b[50], 4, %b[43]
  qpsrlw,4 %b[46], 4, %b[42]
}
{
  qpand,0 %r26, %b[113], %r26
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[50], %b[113], %b[50]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpand,0 %r22, %b[113], %r22
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[46], %b[113], %b[46]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpshufb,0 %b[110], %b[107], %r26, %r26
  qpshufb,1 %b[104], %b[101], %r19, %r19
  qpshufb,3 %b[110], %b[107], %b[50], %b[50]
  qpshufb,4 %b[104], %b[101], %b[43], %b[43]
}
{
  qpshufb,0 %b[98], %b[95], %r22, %r22
  qpshufb,1 %b[92], %b[89], %r18, %r18
  ldqp,2 [ %r2 + 0x100 ], %r16
  qpshufb,3 %b[98], %b[95], %b[46], %b[46]
  qpshufb,4 %b[92], %b[89], %b[42], %b[42]
  ldqp,5 [ %r2 + 0x100 ], %b[40]
}
{
  qpor,0 %r26, %r19, %r19
  qpor,1 %r22, %r18, %r18
  qpor,3 %b[50], %b[43], %b[43]
  qpor,4 %b[46], %b[42], %b[42]
}
{
  qppermb,0 %r18, %r19, %b[119], %r22
  qppermb,1 %r18, %r19, %b[116], %r18
  qppermb,3 %b[42], %b[43], %b[119], %b[46]
  qppermb,4 %b[42], %b[43], %b[116], %b[42]
}
{
  qpsrcw,0 %r22, 0x15, %r22
  qpsrcw,1 %r18, 0x15, %r18
  qpsrcw,3 %b[46], 0x15, %b[46]
  qpsrcw,4 %b[42], 0x15, %b[42]
}
{
  qpxor,0 %r24, %r22, %r22
  qpxor,1 %r23, %r18, %r18
  qpxor,3 %b[48], %b[46], %b[46]
  qpxor,4 %b[47], %b[42], %b[42]
}
{
  qpaddw,0 %r22, %r20, %r23
  qpaddw,3 %b[46], %b[44], %b[47]
}
{
  qpaddw,0 %r18, %r20, %r20
  qpaddw,3 %b[42], %b[44], %b[44]
}
{
  qppermb,0 %r20, %r23, %b[125], %r24
  qppermb,1 %r20, %r23, %b[122], %r20
  qppermb,3 %b[44], %b[47], %b[125], %b[48]
  qppermb,4 %b[44], %b[47], %b[122], %b[44]
}
{
  qpsrlw,0 %r24, 4, %r23
  qpsrlw,1 %r20, 4, %r19
  qpsrlw,3 %b[48], 4, %b[47]
  qpsrlw,4 %b[44], 4, %b[43]
}
{
  qpand,0 %r24, %b[113], %r24
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[48], %b[113], %b[48]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpand,0 %r20, %b[113], %r20
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[44], %b[113], %b[44]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpshufb,0 %b[110], %b[107], %r24, %r24
  qpshufb,1 %b[104], %b[101], %r23, %r23
  qpshufb,3 %b[110], %b[107], %b[48], %b[48]
  qpshufb,4 %b[104], %b[101], %b[47], %b[47]
}
{
  qpshufb,0 %b[98], %b[95], %r20, %r20
  qpshufb,1 %b[92], %b[89], %r19, %r19
  ldqp,2 [ %r2 + 0x110 ], %r26
  qpshufb,3 %b[98], %b[95], %b[44], %b[44]
  qpshufb,4 %b[92], %b[89], %b[43], %b[43]
  ldqp,5 [ %r2 + 0x110 ], %b[50]
}
{
  qpor,0 %r24, %r23, %r23
  qpor,1 %r20, %r19, %r19
  qpor,3 %b[48], %b[47], %b[47]
  qpor,4 %b[44], %b[43], %b[43]
}
{
  qppermb,0 %r19, %r23, %b[119], %r20
  qppermb,1 %r19, %r23, %b[116], %r19
  qppermb,3 %b[43], %b[47], %b[119], %b[44]
  qppermb,4 %b[43], %b[47], %b[116], %b[43]
}
{
  qpsrcw,0 %r20, 0x15, %r20
  qpsrcw,1 %r19, 0x15, %r19
  qpsrcw,3 %b[44], 0x15, %b[44]
  qpsrcw,4 %b[43], 0x15, %b[43]
}
{
  qpxor,0 %r17, %r20, %r20
  qpxor,1 %r25, %r19, %r19
  qpxor,3 %b[41], %b[44], %b[44]
  qpxor,4 %b[49], %b[43], %b[43]
}
{
  qpaddw,0 %r20, %r21, %r25
  qpaddw,3 %b[44], %b[45], %b[49]
}
{
  qpaddw,0 %r19, %r21, %r21
  qpaddw,3 %b[43], %b[45], %b[45]
}
{
  qppermb,0 %r21, %r25, %b[125], %r17
  qppermb,1 %r21, %r25, %b[122], %r21
  qppermb,3 %b[45], %b[49], %b[125], %b[41]
  qppermb,4 %b[45], %b[49], %b[122], %b[45]
}
{
  qpsrlw,0 %r17, 4, %r25
  qpsrlw,1 %r21, 4, %r23
  qpsrlw,3 %b[41], 4, %b[49]
  qpsrlw,4 %b[45], 4, %b[47]
}
{
  qpand,0 %r17, %b[113], %r17
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[41], %b[113], %b[41]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpand,0 %r21, %b[113], %r21
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[45], %b[113], %b[45]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpshufb,0 %b[110], %b[107], %r17, %r17
  qpshufb,1 %b[104], %b[101], %r25, %r25
  qpshufb,3 %b[110], %b[107], %b[41], %b[41]
  qpshufb,4 %b[104], %b[101], %b[49], %b[49]
}
{
  qpshufb,0 %b[98], %b[95], %r21, %r21
  qpshufb,1 %b[92], %b[89], %r23, %r23
  ldqp,2 [ %r2 + 0x120 ], %r24
  qpshufb,3 %b[98], %b[95], %b[45], %b[45]
  qpshufb,4 %b[92], %b[89], %b[47], %b[47]
  ldqp,5 [ %r2 + 0x120 ], %b[48]
}
{
  qpor,0 %r17, %r25, %r25
  qpor,1 %r21, %r23, %r23
  qpor,3 %b[41], %b[49], %b[49]
  qpor,4 %b[45], %b[47], %b[47]
}
{
  qppermb,0 %r23, %r25, %b[119], %r21
  qppermb,1 %r23, %r25, %b[116], %r23
  qppermb,3 %b[47], %b[49], %b[119], %b[45]
  qppermb,4 %b[47], %b[49], %b[116], %b[47]
}
{
  qpsrcw,0 %r21, 0x15, %r21
  qpsrcw,1 %r23, 0x15, %r23
  qpsrcw,3 %b[45], 0x15, %b[45]
  qpsrcw,4 %b[47], 0x15, %b[47]
}
{
  qpxor,0 %r22, %r21, %r21
  qpxor,1 %r18, %r23, %r23
  qpxor,3 %b[46], %b[45], %b[45]
  qpxor,4 %b[42], %b[47], %b[47]
}
{
  qpaddw,0 %r21, %r16, %r18
  qpaddw,3 %b[45], %b[40], %b[42]
}
{
  qpaddw,0 %r23, %r16, %r16
  qpaddw,3 %b[47], %b[40], %b[40]
}
{
  qppermb,0 %r16, %r18, %b[125], %r22
  qppermb,1 %r16, %r18, %b[122], %r16
  qppermb,3 %b[40], %b[42], %b[125], %b[46]
  qppermb,4 %b[40], %b[42], %b[122], %b[40]
}
{
  qpsrlw,0 %r22, 4, %r18
  qpsrlw,1 %r16, 4, %r25
  qpsrlw,3 %b[46], 4, %b[42]
  qpsrlw,4 %b[40], 4, %b[49]
}
{
  qpand,0 %r22, %b[113], %r22
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[46], %b[113], %b[46]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpand,0 %r16, %b[113], %r16
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[40], %b[113], %b[40]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpshufb,0 %b[110], %b[107], %r22, %r22
  qpshufb,1 %b[104], %b[101], %r18, %r18
  qpshufb,3 %b[110], %b[107], %b[46], %b[46]
  qpshufb,4 %b[104], %b[101], %b[42], %b[42]
}
{
  qpshufb,0 %b[98], %b[95], %r16, %r16
  qpshufb,1 %b[92], %b[89], %r25, %r25
  ldqp,2 [ %r2 + 0x130 ], %r17
  qpshufb,3 %b[98], %b[95], %b[40], %b[40]
  qpshufb,4 %b[92], %b[89], %b[49], %b[49]
  ldqp,5 [ %r2 + 0x130 ], %b[41]
}
{
  qpor,0 %r22, %r18, %r18
  qpor,1 %r16, %r25, %r25
  qpor,3 %b[46], %b[42], %b[42]
  qpor,4 %b[40], %b[49], %b[49]
}
{
  qppermb,0 %r25, %r18, %b[119], %r16
  qppermb,1 %r25, %r18, %b[116], %r25
  qppermb,3 %b[49], %b[42], %b[119], %b[40]
  qppermb,4 %b[49], %b[42], %b[116], %b[49]
}
{
  qpsrcw,0 %r16, 0x15, %r16
  qpsrcw,1 %r25, 0x15, %r25
  qpsrcw,3 %b[40], 0x15, %b[40]
  qpsrcw,4 %b[49], 0x15, %b[49]
}
{
  qpxor,0 %r20, %r16, %r16
  qpxor,1 %r19, %r25, %r25
  qpxor,3 %b[44], %b[40], %b[40]
  qpxor,4 %b[43], %b[49], %b[49]
}
{
  qpaddw,0 %r16, %r26, %r19
  qpaddw,3 %b[40], %b[50], %b[43]
}
{
  qpaddw,0 %r25, %r26, %r26
  qpaddw,3 %b[49], %b[50], %b[50]
}
{
  qppermb,0 %r26, %r19, %b[125], %r20
  qppermb,1 %r26, %r19, %b[122], %r26
  qppermb,3 %b[50], %b[43], %b[125], %b[44]
  qppermb,4 %b[50], %b[43], %b[122], %b[50]
}
{
  qpsrlw,0 %r20, 4, %r19
  qpsrlw,1 %r26, 4, %r18
  qpsrlw,3 %b[44], 4, %b[43]
  qpsrlw,4 %b[50], 4, %b[42]
}
{
  qpand,0 %r20, %b[113], %r20
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[44], %b[113], %b[44]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpand,0 %r26, %b[113], %r26
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[50], %b[113], %b[50]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpshufb,0 %b[110], %b[107], %r20, %r20
  qpshufb,1 %b[104], %b[101], %r19, %r19
  qpshufb,3 %b[110], %b[107], %b[44], %b[44]
  qpshufb,4 %b[104], %b[101], %b[43], %b[43]
}
{
  qpshufb,0 %b[98], %b[95], %r26, %r26
  qpshufb,1 %b[92], %b[89], %r18, %r18
  ldqp,2 [ %r2 + 0x140 ], %r22
  qpshufb,3 %b[98], %b[95], %b[50], %b[50]
  qpshufb,4 %b[92], %b[89], %b[42], %b[42]
  ldqp,5 [ %r2 + 0x140 ], %b[46]
}
{
  qpor,0 %r20, %r19, %r19
  qpor,1 %r26, %r18, %r18
  qpor,3 %b[44], %b[43], %b[43]
  qpor,4 %b[50], %b[42], %b[42]
}
{
  qppermb,0 %r18, %r19, %b[119], %r26
  qppermb,1 %r18, %r19, %b[116], %r18
  qppermb,3 %b[42], %b[43], %b[119], %b[50]
  qppermb,4 %b[42], %b[43], %b[116], %b[42]
}
{
  qpsrcw,0 %r26, 0x15, %r26
  qpsrcw,1 %r18, 0x15, %r18
  qpsrcw,3 %b[50], 0x15, %b[50]
  qpsrcw,4 %b[42], 0x15, %b[42]
}
{
  qpxor,0 %r21, %r26, %r26
  qpxor,1 %r23, %r18, %r18
  qpxor,3 %b[45], %b[50], %b[50]
  qpxor,4 %b[47], %b[42], %b[42]
}
{
  qpaddw,0 %r26, %r24, %r23
  qpaddw,3 %b[50], %b[48], %b[47]
}
{
  qpaddw,0 %r18, %r24, %r24
  qpaddw,3 %b[42], %b[48], %b[48]
}
{
  qppermb,0 %r24, %r23, %b[125], %r21
  qppermb,1 %r24, %r23, %b[122], %r24
  qppermb,3 %b[48], %b[47], %b[125], %b[45]
  qppermb,4 %b[48], %b[47], %b[122], %b[48]
}
{
  qpsrlw,0 %r21, 4, %r23
  qpsrlw,1 %r24, 4, %r19
  qpsrlw,3 %b[45], 4, %b[47]
  qpsrlw,4 %b[48], 4, %b[43]
}
{
  qpand,0 %r21, %b[113], %r21
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[45], %b[113], %b[45]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpand,0 %r24, %b[113], %r24
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[48], %b[113], %b[48]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpshufb,0 %b[110], %b[107], %r21, %r21
  qpshufb,1 %b[104], %b[101], %r23, %r23
  qpshufb,3 %b[110], %b[107], %b[45], %b[45]
  qpshufb,4 %b[104], %b[101], %b[47], %b[47]
}
{
  qpshufb,0 %b[98], %b[95], %r24, %r24
  qpshufb,1 %b[92], %b[89], %r19, %r19
  ldqp,2 [ %r2 + 0x150 ], %r20
  qpshufb,3 %b[98], %b[95], %b[48], %b[48]
  qpshufb,4 %b[92], %b[89], %b[43], %b[43]
  ldqp,5 [ %r2 + 0x150 ], %b[44]
}
{
  qpor,0 %r21, %r23, %r23
  qpor,1 %r24, %r19, %r19
  qpor,3 %b[45], %b[47], %b[47]
  qpor,4 %b[48], %b[43], %b[43]
}
{
  qppermb,0 %r19, %r23, %b[119], %r24
  qppermb,1 %r19, %r23, %b[116], %r19
  qppermb,3 %b[43], %b[47], %b[119], %b[48]
  qppermb,4 %b[43], %b[47], %b[116], %b[43]
}
{
  qpsrcw,0 %r24, 0x15, %r24
  qpsrcw,1 %r19, 0x15, %r19
  qpsrcw,3 %b[48], 0x15, %b[48]
  qpsrcw,4 %b[43], 0x15, %b[43]
}
{
  qpxor,0 %r16, %r24, %r24
  qpxor,1 %r25, %r19, %r19
  qpxor,3 %b[40], %b[48], %b[48]
  qpxor,4 %b[49], %b[43], %b[43]
}
{
  qpaddw,0 %r24, %r17, %r25
  qpaddw,3 %b[48], %b[41], %b[49]
}
{
  qpaddw,0 %r19, %r17, %r17
  qpaddw,3 %b[43], %b[41], %b[41]
}
{
  qppermb,0 %r17, %r25, %b[125], %r16
  qppermb,1 %r17, %r25, %b[122], %r17
  qppermb,3 %b[41], %b[49], %b[125], %b[40]
  qppermb,4 %b[41], %b[49], %b[122], %b[41]
}
{
  qpsrlw,0 %r16, 4, %r25
  qpsrlw,1 %r17, 4, %r23
  qpsrlw,3 %b[40], 4, %b[49]
  qpsrlw,4 %b[41], 4, %b[47]
}
{
  qpand,0 %r16, %b[113], %r16
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[40], %b[113], %b[40]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpand,0 %r17, %b[113], %r17
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[41], %b[113], %b[41]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpshufb,0 %b[110], %b[107], %r16, %r16
  qpshufb,1 %b[104], %b[101], %r25, %r25
  qpshufb,3 %b[110], %b[107], %b[40], %b[40]
  qpshufb,4 %b[104], %b[101], %b[49], %b[49]
}
{
  qpshufb,0 %b[98], %b[95], %r17, %r17
  qpshufb,1 %b[92], %b[89], %r23, %r23
  ldqp,2 [ %r2 + 0x160 ], %r21
  qpshufb,3 %b[98], %b[95], %b[41], %b[41]
  qpshufb,4 %b[92], %b[89], %b[47], %b[47]
  ldqp,5 [ %r2 + 0x160 ], %b[45]
}
{
  qpor,0 %r16, %r25, %r25
  qpor,1 %r17, %r23, %r23
  qpor,3 %b[40], %b[49], %b[49]
  qpor,4 %b[41], %b[47], %b[47]
}
{
  qppermb,0 %r23, %r25, %b[119], %r17
  qppermb,1 %r23, %r25, %b[116], %r23
  qppermb,3 %b[47], %b[49], %b[119], %b[41]
  qppermb,4 %b[47], %b[49], %b[116], %b[47]
}
{
  qpsrcw,0 %r17, 0x15, %r17
  qpsrcw,1 %r23, 0x15, %r23
  qpsrcw,3 %b[41], 0x15, %b[41]
  qpsrcw,4 %b[47], 0x15, %b[47]
}
{
  qpxor,0 %r26, %r17, %r17
  qpxor,1 %r18, %r23, %r23
  qpxor,3 %b[50], %b[41], %b[41]
  qpxor,4 %b[42], %b[47], %b[47]
}
{
  qpaddw,0 %r17, %r22, %r18
  qpaddw,3 %b[41], %b[46], %b[42]
}
{
  qpaddw,0 %r23, %r22, %r22
  qpaddw,3 %b[47], %b[46], %b[46]
}
{
  qppermb,0 %r22, %r18, %b[125], %r26
  qppermb,1 %r22, %r18, %b[122], %r22
  qppermb,3 %b[46], %b[42], %b[125], %b[50]
  qppermb,4 %b[46], %b[42], %b[122], %b[46]
}
{
  qpsrlw,0 %r26, 4, %r18
  qpsrlw,1 %r22, 4, %r25
  qpsrlw,3 %b[50], 4, %b[42]
  qpsrlw,4 %b[46], 4, %b[49]
}
{
  qpand,0 %r26, %b[113], %r26
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[50], %b[113], %b[50]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpand,0 %r22, %b[113], %r22
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[46], %b[113], %b[46]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpshufb,0 %b[110], %b[107], %r26, %r26
  qpshufb,1 %b[104], %b[101], %r18, %r18
  qpshufb,3 %b[110], %b[107], %b[50], %b[50]
  qpshufb,4 %b[104], %b[101], %b[42], %b[42]
}
{
  qpshufb,0 %b[98], %b[95], %r22, %r22
  qpshufb,1 %b[92], %b[89], %r25, %r25
  ldqp,2 [ %r2 + 0x170 ], %r16
  qpshufb,3 %b[98], %b[95], %b[46], %b[46]
  qpshufb,4 %b[92], %b[89], %b[49], %b[49]
  ldqp,5 [ %r2 + 0x170 ], %b[40]
}
{
  qpor,0 %r26, %r18, %r18
  qpor,1 %r22, %r25, %r25
  qpor,3 %b[50], %b[42], %b[42]
  qpor,4 %b[46], %b[49], %b[49]
}
{
  qppermb,0 %r25, %r18, %b[119], %r22
  qppermb,1 %r25, %r18, %b[116], %r25
  qppermb,3 %b[49], %b[42], %b[119], %b[46]
  qppermb,4 %b[49], %b[42], %b[116], %b[49]
}
{
  qpsrcw,0 %r22, 0x15, %r22
  qpsrcw,1 %r25, 0x15, %r25
  qpsrcw,3 %b[46], 0x15, %b[46]
  qpsrcw,4 %b[49], 0x15, %b[49]
}
{
  qpxor,0 %r24, %r22, %r22
  qpxor,1 %r19, %r25, %r25
  qpxor,3 %b[48], %b[46], %b[46]
  qpxor,4 %b[43], %b[49], %b[49]
}
{
  qpaddw,0 %r22, %r20, %r19
  qpaddw,3 %b[46], %b[44], %b[43]
}
{
  qpaddw,0 %r25, %r20, %r20
  qpaddw,3 %b[49], %b[44], %b[44]
}
{
  qppermb,0 %r20, %r19, %b[125], %r24
  qppermb,1 %r20, %r19, %b[122], %r20
  qppermb,3 %b[44], %b[43], %b[125], %b[48]
  qppermb,4 %b[44], %b[43], %b[122], %b[44]
}
{
  qpsrlw,0 %r24, 4, %r19
  qpsrlw,1 %r20, 4, %r18
  qpsrlw,3 %b[48], 4, %b[43]
  qpsrlw,4 %b[44], 4, %b[42]
}
{
  qpand,0 %r24, %b[113], %r24
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[48], %b[113], %b[48]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpand,0 %r20, %b[113], %r20
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[44], %b[113], %b[44]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpshufb,0 %b[110], %b[107], %r24, %r24
  qpshufb,1 %b[104], %b[101], %r19, %r19
  qpshufb,3 %b[110], %b[107], %b[48], %b[48]
  qpshufb,4 %b[104], %b[101], %b[43], %b[43]
}
{
  qpshufb,0 %b[98], %b[95], %r20, %r20
  qpshufb,1 %b[92], %b[89], %r18, %r18
  ldqp,2 [ %r2 + 0x180 ], %r26
  qpshufb,3 %b[98], %b[95], %b[44], %b[44]
  qpshufb,4 %b[92], %b[89], %b[42], %b[42]
  ldqp,5 [ %r2 + 0x180 ], %b[50]
}
{
  qpor,0 %r24, %r19, %r19
  qpor,1 %r20, %r18, %r18
  qpor,3 %b[48], %b[43], %b[43]
  qpor,4 %b[44], %b[42], %b[42]
}
{
  qppermb,0 %r18, %r19, %b[119], %r20
  qppermb,1 %r18, %r19, %b[116], %r18
  qppermb,3 %b[42], %b[43], %b[119], %b[44]
  qppermb,4 %b[42], %b[43], %b[116], %b[42]
}
{
  qpsrcw,0 %r20, 0x15, %r20
  qpsrcw,1 %r18, 0x15, %r18
  qpsrcw,3 %b[44], 0x15, %b[44]
  qpsrcw,4 %b[42], 0x15, %b[42]
}
{
  qpxor,0 %r17, %r20, %r20
  qpxor,1 %r23, %r18, %r18
  qpxor,3 %b[41], %b[44], %b[44]
  qpxor,4 %b[47], %b[42], %b[42]
}
{
  qpaddw,0 %r20, %r21, %r23
  qpaddw,3 %b[44], %b[45], %b[47]
}
{
  qpaddw,0 %r18, %r21, %r21
  qpaddw,3 %b[42], %b[45], %b[45]
}
{
  qppermb,0 %r21, %r23, %b[125], %r17
  qppermb,1 %r21, %r23, %b[122], %r21
  qppermb,3 %b[45], %b[47], %b[125], %b[41]
  qppermb,4 %b[45], %b[47], %b[122], %b[45]
}
{
  qpsrlw,0 %r17, 4, %r23
  qpsrlw,1 %r21, 4, %r19
  qpsrlw,3 %b[41], 4, %b[47]
  qpsrlw,4 %b[45], 4, %b[43]
}
{
  qpand,0 %r17, %b[113], %r17
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[41], %b[113], %b[41]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpand,0 %r21, %b[113], %r21
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[45], %b[113], %b[45]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpshufb,0 %b[110], %b[107], %r17, %r17
  qpshufb,1 %b[104], %b[101], %r23, %r23
  qpshufb,3 %b[110], %b[107], %b[41], %b[41]
  qpshufb,4 %b[104], %b[101], %b[47], %b[47]
}
{
  qpshufb,0 %b[98], %b[95], %r21, %r21
  qpshufb,1 %b[92], %b[89], %r19, %r19
  ldqp,2 [ %r2 + 0x190 ], %r24
  qpshufb,3 %b[98], %b[95], %b[45], %b[45]
  qpshufb,4 %b[92], %b[89], %b[43], %b[43]
  ldqp,5 [ %r2 + 0x190 ], %b[48]
}
{
  qpor,0 %r17, %r23, %r23
  qpor,1 %r21, %r19, %r19
  qpor,3 %b[41], %b[47], %b[47]
  qpor,4 %b[45], %b[43], %b[43]
}
{
  qppermb,0 %r19, %r23, %b[119], %r21
  qppermb,1 %r19, %r23, %b[116], %r19
  qppermb,3 %b[43], %b[47], %b[119], %b[45]
  qppermb,4 %b[43], %b[47], %b[116], %b[43]
}
{
  qpsrcw,0 %r21, 0x15, %r21
  qpsrcw,1 %r19, 0x15, %r19
  qpsrcw,3 %b[45], 0x15, %b[45]
  qpsrcw,4 %b[43], 0x15, %b[43]
}
{
  qpxor,0 %r22, %r21, %r21
  qpxor,1 %r25, %r19, %r19
  qpxor,3 %b[46], %b[45], %b[45]
  qpxor,4 %b[49], %b[43], %b[43]
}
{
  qpaddw,0 %r21, %r16, %r25
  qpaddw,3 %b[45], %b[40], %b[49]
}
{
  qpaddw,0 %r19, %r16, %r16
  qpaddw,3 %b[43], %b[40], %b[40]
}
{
  qppermb,0 %r16, %r25, %b[125], %r22
  qppermb,1 %r16, %r25, %b[122], %r16
  qppermb,3 %b[40], %b[49], %b[125], %b[46]
  qppermb,4 %b[40], %b[49], %b[122], %b[40]
}
{
  qpsrlw,0 %r22, 4, %r25
  qpsrlw,1 %r16, 4, %r23
  qpsrlw,3 %b[46], 4, %b[49]
  qpsrlw,4 %b[40], 4, %b[47]
}
{
  qpand,0 %r22, %b[113], %r22
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[46], %b[113], %b[46]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpand,0 %r16, %b[113], %r16
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[40], %b[113], %b[40]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpshufb,0 %b[110], %b[107], %r22, %r22
  qpshufb,1 %b[104], %b[101], %r25, %r25
  qpshufb,3 %b[110], %b[107], %b[46], %b[46]
  qpshufb,4 %b[104], %b[101], %b[49], %b[49]
}
{
  qpshufb,0 %b[98], %b[95], %r16, %r16
  qpshufb,1 %b[92], %b[89], %r23, %r23
  ldqp,2 [ %r2 + 0x1a0 ], %r17
  qpshufb,3 %b[98], %b[95], %b[40], %b[40]
  qpshufb,4 %b[92], %b[89], %b[47], %b[47]
  ldqp,5 [ %r2 + 0x1a0 ], %b[41]
}
{
  qpor,0 %r22, %r25, %r25
  qpor,1 %r16, %r23, %r23
  qpor,3 %b[46], %b[49], %b[49]
  qpor,4 %b[40], %b[47], %b[47]
}
{
  qppermb,0 %r23, %r25, %b[119], %r16
  qppermb,1 %r23, %r25, %b[116], %r23
  qppermb,3 %b[47], %b[49], %b[119], %b[40]
  qppermb,4 %b[47], %b[49], %b[116], %b[47]
}
{
  qpsrcw,0 %r16, 0x15, %r16
  qpsrcw,1 %r23, 0x15, %r23
  qpsrcw,3 %b[40], 0x15, %b[40]
  qpsrcw,4 %b[47], 0x15, %b[47]
}
{
  qpxor,0 %r20, %r16, %r16
  qpxor,1 %r18, %r23, %r23
  qpxor,3 %b[44], %b[40], %b[40]
  qpxor,4 %b[42], %b[47], %b[47]
}
{
  qpaddw,0 %r16, %r26, %r18
  qpaddw,3 %b[40], %b[50], %b[42]
}
{
  qpaddw,0 %r23, %r26, %r26
  qpaddw,3 %b[47], %b[50], %b[50]
}
{
  qppermb,0 %r26, %r18, %b[125], %r20
  qppermb,1 %r26, %r18, %b[122], %r26
  qppermb,3 %b[50], %b[42], %b[125], %b[44]
  qppermb,4 %b[50], %b[42], %b[122], %b[50]
}
{
  qpsrlw,0 %r20, 4, %r18
  qpsrlw,1 %r26, 4, %r25
  qpsrlw,3 %b[44], 4, %b[42]
  qpsrlw,4 %b[50], 4, %b[49]
}
{
  qpand,0 %r20, %b[113], %r20
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[44], %b[113], %b[44]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpand,0 %r26, %b[113], %r26
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[50], %b[113], %b[50]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpshufb,0 %b[110], %b[107], %r20, %r20
  qpshufb,1 %b[104], %b[101], %r18, %r18
  qpshufb,3 %b[110], %b[107], %b[44], %b[44]
  qpshufb,4 %b[104], %b[101], %b[42], %b[42]
}
{
  qpshufb,0 %b[98], %b[95], %r26, %r26
  qpshufb,1 %b[92], %b[89], %r25, %r25
  ldqp,2 [ %r2 + 0x1b0 ], %r22
  qpshufb,3 %b[98], %b[95], %b[50], %b[50]
  qpshufb,4 %b[92], %b[89], %b[49], %b[49]
  ldqp,5 [ %r2 + 0x1b0 ], %b[46]
}
{
  qpor,0 %r20, %r18, %r18
  qpor,1 %r26, %r25, %r25
  qpor,3 %b[44], %b[42], %b[42]
  qpor,4 %b[50], %b[49], %b[49]
}
{
  qppermb,0 %r25, %r18, %b[119], %r26
  qppermb,1 %r25, %r18, %b[116], %r25
  qppermb,3 %b[49], %b[42], %b[119], %b[50]
  qppermb,4 %b[49], %b[42], %b[116], %b[49]
}
{
  qpsrcw,0 %r26, 0x15, %r26
  qpsrcw,1 %r25, 0x15, %r25
  qpsrcw,3 %b[50], 0x15, %b[50]
  qpsrcw,4 %b[49], 0x15, %b[49]
}
{
  qpxor,0 %r21, %r26, %r26
  qpxor,1 %r19, %r25, %r25
  qpxor,3 %b[45], %b[50], %b[50]
  qpxor,4 %b[43], %b[49], %b[49]
}
{
  qpaddw,0 %r26, %r24, %r19
  qpaddw,3 %b[50], %b[48], %b[43]
}
{
  qpaddw,0 %r25, %r24, %r24
  qpaddw,3 %b[49], %b[48], %b[48]
}
{
  qppermb,0 %r24, %r19, %b[125], %r21
  qppermb,1 %r24, %r19, %b[122], %r24
  qppermb,3 %b[48], %b[43], %b[125], %b[45]
  qppermb,4 %b[48], %b[43], %b[122], %b[48]
}
{
  qpsrlw,0 %r21, 4, %r19
  qpsrlw,1 %r24, 4, %r18
  qpsrlw,3 %b[45], 4, %b[43]
  qpsrlw,4 %b[48], 4, %b[42]
}
{
  qpand,0 %r21, %b[113], %r21
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[45], %b[113], %b[45]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpand,0 %r24, %b[113], %r24
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[48], %b[113], %b[48]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpshufb,0 %b[110], %b[107], %r21, %r21
  qpshufb,1 %b[104], %b[101], %r19, %r19
  qpshufb,3 %b[110], %b[107], %b[45], %b[45]
  qpshufb,4 %b[104], %b[101], %b[43], %b[43]
}
{
  qpshufb,0 %b[98], %b[95], %r24, %r24
  qpshufb,1 %b[92], %b[89], %r18, %r18
  ldqp,2 [ %r2 + 0x1c0 ], %r20
  qpshufb,3 %b[98], %b[95], %b[48], %b[48]
  qpshufb,4 %b[92], %b[89], %b[42], %b[42]
  ldqp,5 [ %r2 + 0x1c0 ], %b[44]
}
{
  qpor,0 %r21, %r19, %r19
  qpor,1 %r24, %r18, %r18
  qpor,3 %b[45], %b[43], %b[43]
  qpor,4 %b[48], %b[42], %b[42]
}
{
  qppermb,0 %r18, %r19, %b[119], %r24
  qppermb,1 %r18, %r19, %b[116], %r18
  qppermb,3 %b[42], %b[43], %b[119], %b[48]
  qppermb,4 %b[42], %b[43], %b[116], %b[42]
}
{
  qpsrcw,0 %r24, 0x15, %r24
  qpsrcw,1 %r18, 0x15, %r18
  qpsrcw,3 %b[48], 0x15, %b[48]
  qpsrcw,4 %b[42], 0x15, %b[42]
}
{
  qpxor,0 %r16, %r24, %r24
  qpxor,1 %r23, %r18, %r18
  qpxor,3 %b[40], %b[48], %b[48]
  qpxor,4 %b[47], %b[42], %b[42]
}
{
  qpaddw,0 %r24, %r17, %r23
  qpaddw,3 %b[48], %b[41], %b[47]
}
{
  qpaddw,0 %r18, %r17, %r17
  qpaddw,3 %b[42], %b[41], %b[41]
}
{
  qppermb,0 %r17, %r23, %b[125], %r16
  qppermb,1 %r17, %r23, %b[122], %r17
  qppermb,3 %b[41], %b[47], %b[125], %b[40]
  qppermb,4 %b[41], %b[47], %b[122], %b[41]
}
{
  qpsrlw,0 %r16, 4, %r23
  qpsrlw,1 %r17, 4, %r19
  qpsrlw,3 %b[40], 4, %b[47]
  qpsrlw,4 %b[41], 4, %b[43]
}
{
  qpand,0 %r16, %b[113], %r16
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[40], %b[113], %b[40]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpand,0 %r17, %b[113], %r17
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[41], %b[113], %b[41]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpshufb,0 %b[110], %b[107], %r16, %r16
  qpshufb,1 %b[104], %b[101], %r23, %r23
  qpshufb,3 %b[110], %b[107], %b[40], %b[40]
  qpshufb,4 %b[104], %b[101], %b[47], %b[47]
}
{
  qpshufb,0 %b[98], %b[95], %r17, %r17
  qpshufb,1 %b[92], %b[89], %r19, %r19
  ldqp,2 [ %r2 + 0x1d0 ], %r21
  qpshufb,3 %b[98], %b[95], %b[41], %b[41]
  qpshufb,4 %b[92], %b[89], %b[43], %b[43]
  ldqp,5 [ %r2 + 0x1d0 ], %b[45]
}
{
  qpor,0 %r16, %r23, %r23
  qpor,1 %r17, %r19, %r19
  qpor,3 %b[40], %b[47], %b[47]
  qpor,4 %b[41], %b[43], %b[43]
}
{
  qppermb,0 %r19, %r23, %b[119], %r17
  qppermb,1 %r19, %r23, %b[116], %r19
  qppermb,3 %b[43], %b[47], %b[119], %b[41]
  qppermb,4 %b[43], %b[47], %b[116], %b[43]
}
{
  qpsrcw,0 %r17, 0x15, %r17
  qpsrcw,1 %r19, 0x15, %r19
  qpsrcw,3 %b[41], 0x15, %b[41]
  qpsrcw,4 %b[43], 0x15, %b[43]
}
{
  qpxor,0 %r26, %r17, %r17
  qpxor,1 %r25, %r19, %r19
  qpxor,3 %b[50], %b[41], %b[41]
  qpxor,4 %b[49], %b[43], %b[43]
}
{
  qpaddw,0 %r17, %r22, %r25
  qpaddw,3 %b[41], %b[46], %b[49]
}
{
  qpaddw,0 %r19, %r22, %r22
  qpaddw,3 %b[43], %b[46], %b[46]
}
{
  qppermb,0 %r22, %r25, %b[125], %r26
  qppermb,1 %r22, %r25, %b[122], %r22
  qppermb,3 %b[46], %b[49], %b[125], %b[50]
  qppermb,4 %b[46], %b[49], %b[122], %b[46]
}
{
  qpsrlw,0 %r26, 4, %r25
  qpsrlw,1 %r22, 4, %r23
  qpsrlw,3 %b[50], 4, %b[49]
  qpsrlw,4 %b[46], 4, %b[47]
}
{
  qpand,0 %r26, %b[113], %r26
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[50], %b[113], %b[50]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpand,0 %r22, %b[113], %r22
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[46], %b[113], %b[46]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpshufb,0 %b[110], %b[107], %r26, %r26
  qpshufb,1 %b[104], %b[101], %r25, %r25
  qpshufb,3 %b[110], %b[107], %b[50], %b[50]
  qpshufb,4 %b[104], %b[101], %b[49], %b[49]
}
{
  qpshufb,0 %b[98], %b[95], %r22, %r22
  qpshufb,1 %b[92], %b[89], %r23, %r23
  ldqp,2 [ %r2 + 0x1e0 ], %r16
  qpshufb,3 %b[98], %b[95], %b[46], %b[46]
  qpshufb,4 %b[92], %b[89], %b[47], %b[47]
  ldqp,5 [ %r2 + 0x1e0 ], %b[40]
}
{
  qpor,0 %r26, %r25, %r25
  qpor,1 %r22, %r23, %r23
  qpor,3 %b[50], %b[49], %b[49]
  qpor,4 %b[46], %b[47], %b[47]
}
{
  qppermb,0 %r23, %r25, %b[119], %r22
  qppermb,1 %r23, %r25, %b[116], %r23
  qppermb,3 %b[47], %b[49], %b[119], %b[46]
  qppermb,4 %b[47], %b[49], %b[116], %b[47]
}
{
  qpsrcw,0 %r22, 0x15, %r22
  qpsrcw,1 %r23, 0x15, %r23
  qpsrcw,3 %b[46], 0x15, %b[46]
  qpsrcw,4 %b[47], 0x15, %b[47]
}
{
  qpxor,0 %r24, %r22, %r22
  qpxor,1 %r18, %r23, %r23
  qpxor,3 %b[48], %b[46], %b[46]
  qpxor,4 %b[42], %b[47], %b[47]
}
{
  qpaddw,0 %r22, %r20, %r18
  qpaddw,3 %b[46], %b[44], %b[42]
}
{
  qpaddw,0 %r23, %r20, %r20
  qpaddw,3 %b[47], %b[44], %b[44]
}
{
  qppermb,0 %r20, %r18, %b[125], %r24
  qppermb,1 %r20, %r18, %b[122], %r20
  qppermb,3 %b[44], %b[42], %b[125], %b[48]
  qppermb,4 %b[44], %b[42], %b[122], %b[44]
}
{
  qpsrlw,0 %r24, 4, %r18
  qpsrlw,1 %r20, 4, %r25
  qpsrlw,3 %b[48], 4, %b[42]
  qpsrlw,4 %b[44], 4, %b[49]
}
{
  qpand,0 %r24, %b[113], %r24
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[48], %b[113], %b[48]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpand,0 %r20, %b[113], %r20
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[44], %b[113], %b[44]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpshufb,0 %b[110], %b[107], %r24, %r24
  qpshufb,1 %b[104], %b[101], %r18, %r18
  qpshufb,3 %b[110], %b[107], %b[48], %b[48]
  qpshufb,4 %b[104], %b[101], %b[42], %b[42]
}
{
  qpshufb,0 %b[98], %b[95], %r20, %r20
  qpshufb,1 %b[92], %b[89], %r25, %r25
  ldqp,2 [ %r2 + 0x1f0 ], %r26
  qpshufb,3 %b[98], %b[95], %b[44], %b[44]
  qpshufb,4 %b[92], %b[89], %b[49], %b[49]
  ldqp,5 [ %r2 + 0x1f0 ], %b[50]
}
{
  qpor,0 %r24, %r18, %r18
  qpor,1 %r20, %r25, %r25
  qpor,3 %b[48], %b[42], %b[42]
  qpor,4 %b[44], %b[49], %b[49]
}
{
  qppermb,0 %r25, %r18, %b[119], %r20
  qppermb,1 %r25, %r18, %b[116], %r25
  qppermb,3 %b[49], %b[42], %b[119], %b[44]
  qppermb,4 %b[49], %b[42], %b[116], %b[49]
}
{
  qpsrcw,0 %r20, 0x15, %r20
  qpsrcw,1 %r25, 0x15, %r25
  qpsrcw,3 %b[44], 0x15, %b[44]
  qpsrcw,4 %b[49], 0x15, %b[49]
}
{
  qpxor,0 %r17, %r20, %r20
  qpxor,1 %r19, %r25, %r25
  qpxor,3 %b[41], %b[44], %b[44]
  qpxor,4 %b[43], %b[49], %b[49]
}
{
  qpaddw,0 %r20, %r21, %r19
  qpaddw,3 %b[44], %b[45], %b[43]
}
{
  qpaddw,0 %r25, %r21, %r21
  qpaddw,3 %b[49], %b[45], %b[45]
}
{
  qppermb,0 %r21, %r19, %b[125], %r17
  qppermb,1 %r21, %r19, %b[122], %r21
  qppermb,3 %b[45], %b[43], %b[125], %b[41]
  qppermb,4 %b[45], %b[43], %b[122], %b[45]
}
{
  qpsrlw,0 %r17, 4, %r19
  qpsrlw,1 %r21, 4, %r18
  qpsrlw,3 %b[41], 4, %b[43]
  qpsrlw,4 %b[45], 4, %b[42]
}
{
  qpand,0 %r17, %b[113], %r17
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[41], %b[113], %b[41]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpand,0 %r21, %b[113], %r21
  qpand,1 %r18, %b[113], %r18
  qpand,3 %b[45], %b[113], %b[45]
  qpand,4 %b[42], %b[113], %b[42]
}
{
  qpshufb,0 %b[110], %b[107], %r17, %r17
  qpshufb,1 %b[104], %b[101], %r19, %r19
  qpshufb,3 %b[110], %b[107], %b[41], %b[41]
  qpshufb,4 %b[104], %b[101], %b[43], %b[43]
}
{
  qpshufb,0 %b[98], %b[95], %r21, %r21
  qpshufb,1 %b[92], %b[89], %r18, %r18
  qpshufb,3 %b[98], %b[95], %b[45], %b[45]
  qpshufb,4 %b[92], %b[89], %b[42], %b[42]
}
{
  qpor,0 %r17, %r19, %r19
  qpor,1 %r21, %r18, %r18
  qpor,3 %b[41], %b[43], %b[43]
  qpor,4 %b[45], %b[42], %b[42]
}
{
  qppermb,0 %r18, %r19, %b[119], %r21
  qppermb,1 %r18, %r19, %b[116], %r18
  qppermb,3 %b[42], %b[43], %b[119], %b[45]
  qppermb,4 %b[42], %b[43], %b[116], %b[42]
}
{
  qpsrcw,0 %r21, 0x15, %r21
  qpsrcw,1 %r18, 0x15, %r18
  qpsrcw,3 %b[45], 0x15, %b[45]
  qpsrcw,4 %b[42], 0x15, %b[42]
}
{
  qpxor,0 %r22, %r21, %r21
  qpxor,1 %r23, %r18, %r18
  qpxor,3 %b[46], %b[45], %b[45]
  qpxor,4 %b[47], %b[42], %b[42]
}
{
  qpaddw,0 %r21, %r16, %r23
  qpaddw,3 %b[45], %b[40], %b[47]
}
{
  qpaddw,0 %r18, %r16, %r16
  qpaddw,3 %b[42], %b[40], %b[40]
}
{
  qppermb,0 %r16, %r23, %b[125], %r22
  qppermb,1 %r16, %r23, %b[122], %r16
  qppermb,3 %b[40], %b[47], %b[125], %b[46]
  qppermb,4 %b[40], %b[47], %b[122], %b[40]
}
{
  qpsrlw,0 %r22, 4, %r23
  qpsrlw,1 %r16, 4, %r19
  qpsrlw,3 %b[46], 4, %b[47]
  qpsrlw,4 %b[40], 4, %b[43]
}
{
  qpand,0 %r22, %b[113], %r22
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[46], %b[113], %b[46]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpand,0 %r16, %b[113], %r16
  qpand,1 %r19, %b[113], %r19
  qpand,3 %b[40], %b[113], %b[40]
  qpand,4 %b[43], %b[113], %b[43]
}
{
  qpshufb,0 %b[110], %b[107], %r22, %r22
  qpshufb,1 %b[104], %b[101], %r23, %r23
  qpshufb,3 %b[110], %b[107], %b[46], %b[46]
  qpshufb,4 %b[104], %b[101], %b[47], %b[47]
}
{
  qpshufb,0 %b[98], %b[95], %r16, %r16
  qpshufb,1 %b[92], %b[89], %r19, %r19
  qpshufb,3 %b[98], %b[95], %b[40], %b[40]
  qpshufb,4 %b[92], %b[89], %b[43], %b[43]
}
{
  qpor,0 %r22, %r23, %r23
  qpor,1 %r16, %r19, %r19
  qpor,3 %b[46], %b[47], %b[47]
  qpor,4 %b[40], %b[43], %b[43]
}
{
  qppermb,0 %r19, %r23, %b[119], %r16
  qppermb,1 %r19, %r23, %b[116], %r19
  qppermb,3 %b[43], %b[47], %b[119], %b[40]
  qppermb,4 %b[43], %b[47], %b[116], %b[43]
}
{
  qpsrcw,0 %r16, 0x15, %r16
  qpsrcw,1 %r19, 0x15, %r19
  qpsrcw,3 %b[40], 0x15, %b[40]
  qpsrcw,4 %b[43], 0x15, %b[43]
}
{
  qpxor,0 %r20, %r16, %r16
  qpxor,1 %r25, %r19, %r19
  qpxor,3 %b[44], %b[40], %b[40]
  qpxor,4 %b[49], %b[43], %b[43]
}
{
  qpaddw,0 %r16, %r26, %r25
  qpaddw,3 %b[40], %b[50], %b[49]
}
{
  qpaddw,0 %r19, %r26, %r26
  qpaddw,3 %b[43], %b[50], %b[50]
}
{
  qppermb,0 %r26, %r25, %b[125], %r20
  qppermb,1 %r26, %r25, %b[122], %r26
  qppermb,3 %b[50], %b[49], %b[125], %b[44]
  qppermb,4 %b[50], %b[49], %b[122], %b[50]
}
{
  qpsrlw,0 %r20, 4, %r25
  qpsrlw,1 %r26, 4, %r23
  qpsrlw,3 %b[44], 4, %b[49]
  qpsrlw,4 %b[50], 4, %b[47]
}
{
  qpand,0 %r20, %b[113], %r20
  qpand,1 %r25, %b[113], %r25
  qpand,3 %b[44], %b[113], %b[44]
  qpand,4 %b[49], %b[113], %b[49]
}
{
  qpand,0 %r26, %b[113], %r26
  qpand,1 %r23, %b[113], %r23
  qpand,3 %b[50], %b[113], %b[50]
  qpand,4 %b[47], %b[113], %b[47]
}
{
  qpshufb,0 %b[110], %b[107], %r20, %r20
  qpshufb,1 %b[104], %b[101], %r25, %r25
  qpshufb,3 %b[110], %b[107], %b[44], %b[44]
  qpshufb,4 %b[104], %b[101], %b[49], %b[49]
}
{
  qpshufb,0 %b[98], %b[95], %r26, %r26
  qpshufb,1 %b[92], %b[89], %r23, %r23
  qpshufb,3 %b[98], %b[95], %b[50], %b[50]
  qpshufb,4 %b[92], %b[89], %b[47], %b[47]
}
{
  qpor,0 %r20, %r25, %r25
  qpor,1 %r26, %r23, %r23
  qpor,3 %b[44], %b[49], %b[49]
  qpor,4 %b[50], %b[47], %b[47]
}
{
  qppermb,0 %r23, %r25, %b[119], %r26
  qppermb,1 %r23, %r25, %b[116], %r23
  qppermb,3 %b[47], %b[49], %b[119], %b[50]
  qppermb,4 %b[47], %b[49], %b[116], %b[47]
}
{
  qpsrcw,0 %r26, 0x15, %r26
  qpsrcw,1 %r23, 0x15, %r23
  qpsrcw,3 %b[50], 0x15, %b[50]
  qpsrcw,4 %b[47], 0x15, %b[47]
}
{
  qpxor,0 %r21, %r26, %r26
  qpxor,1 %r18, %r23, %r23
  qpxor,3 %b[45], %b[50], %b[50]
  qpxor,4 %b[42], %b[47], %b[47]
}
{
  qppermb,0 %r16, %r26, %b[80], %r18
  qppermb,1 %r16, %r26, %b[77], %r26
  qppermb,3 %b[40], %b[50], %b[80], %b[42]
  qppermb,4 %b[40], %b[50], %b[77], %b[50]
}
{
  qppermb,0 %r19, %r23, %b[80], %r16
  qppermb,1 %r19, %r23, %b[77], %r23
  stqp,2 %r18, [ %r0 ]
  qppermb,3 %b[43], %b[47], %b[80], %b[40]
  qppermb,4 %b[43], %b[47], %b[77], %b[47]
  stqp,5 %b[42], [ %r5 ]
}
{
  stqp,2 %r26, [ %r0 + 0x10 ]
  stqp,5 %b[50], [ %r5 + 0x10 ]
}
{
  stqp,2 %r16, [ %r0 + 0x20 ]
  stqp,5 %b[40], [ %r5 + 0x20 ]
}
{
  stqp,2 %r23, [ %r0 + 0x30 ]
  stqp,5 %b[47], [ %r5 + 0x30 ]
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
	.size fastgost_magma_words_v5, . - fastgost_magma_words_v5
