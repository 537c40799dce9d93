/** The named characters of HTML that recipes are written with: name, colon, code point. */
export const entityTable = `
AElig:c6 Aacute:c1 Abreve:102 Acirc:c2 Agrave:c0 Alpha:391 Amacr:100 Aogon:104 Aring:c5 Atilde:c3 Auml:c4
Beta:392 Cacute:106 Ccaron:10c Ccedil:c7 Chi:3a7 Dagger:2021 Dcaron:10e Delta:394 ETH:d0 Eacute:c9
Ecaron:11a Ecirc:ca Egrave:c8 Eogon:118 Epsilon:395 Eta:397 Euml:cb Gamma:393 Gbreve:11e Iacute:cd Icirc:ce
Idot:130 Igrave:cc Iota:399 Iuml:cf Kappa:39a Lambda:39b Lcaron:13d Lstrok:141 Mu:39c Nacute:143 Ncaron:147
Ntilde:d1 Nu:39d OElig:152 Oacute:d3 Ocirc:d4 Odblac:150 Ograve:d2 Omega:3a9 Omicron:39f Oslash:d8 Otilde:d5
Ouml:d6 Phi:3a6 Pi:3a0 Prime:2033 Psi:3a8 Rcaron:158 Rho:3a1 Sacute:15a Scaron:160 Scedil:15e Sigma:3a3
THORN:de Tau:3a4 Tcaron:164 Tcedil:162 Theta:398 Uacute:da Ucirc:db Udblac:170 Ugrave:d9 Upsilon:3a5
Uring:16e Uuml:dc Xi:39e Yacute:dd Yuml:178 Zacute:179 Zcaron:17d Zdot:17b Zeta:396 aacute:e1 abreve:103
acirc:e2 acute:b4 aelig:e6 agrave:e0 alefsym:2135 alpha:3b1 amacr:101 amp:26 and:2227 ang:2220 aogon:105
apos:27 aring:e5 asymp:2248 atilde:e3 auml:e4 bdquo:201e beta:3b2 brvbar:a6 bull:2022 cacute:107 cap:2229
ccaron:10d ccedil:e7 cedil:b8 cent:a2 check:2713 chi:3c7 circ:2c6 clubs:2663 colon:3a comma:2c cong:2245
copy:a9 crarr:21b5 cup:222a curren:a4 dArr:21d3 dagger:2020 darr:2193 dash:2010 dcaron:10f deg:b0 delta:3b4
diams:2666 divide:f7 eacute:e9 ecaron:11b ecirc:ea egrave:e8 emacr:113 empty:2205 emsp:2003 ensp:2002
eogon:119 epsilon:3b5 equiv:2261 eta:3b7 eth:f0 euml:eb euro:20ac excl:21 exist:2203 fnof:192 forall:2200
frac12:bd frac13:2153 frac14:bc frac15:2155 frac16:2159 frac18:215b frac23:2154 frac25:2156 frac34:be
frac35:2157 frac38:215c frac45:2158 frac56:215a frac58:215d frac78:215e frasl:2044 gamma:3b3 gbreve:11f
ge:2265 gt:3e hArr:21d4 half:bd harr:2194 hearts:2665 hellip:2026 hyphen:2010 iacute:ed icirc:ee iexcl:a1
igrave:ec imacr:12b image:2111 infin:221e inodot:131 int:222b iota:3b9 iquest:bf isin:2208 iuml:ef kappa:3ba
lArr:21d0 lacute:13a lambda:3bb lang:2329 laquo:ab larr:2190 lcaron:13e lceil:2308 ldquo:201c le:2264
lfloor:230a lowast:2217 loz:25ca lpar:28 lrm:200e lsaquo:2039 lsqb:5b lsquo:2018 lstrok:142 lt:3c macr:af
mdash:2014 micro:b5 middot:b7 minus:2212 mu:3bc nabla:2207 nacute:144 nbsp:a0 ncaron:148 ndash:2013 ne:2260
ni:220b not:ac notin:2209 nsub:2284 ntilde:f1 nu:3bd num:23 oacute:f3 ocirc:f4 odblac:151 oelig:153
ograve:f2 oline:203e omacr:14d omega:3c9 omicron:3bf oplus:2295 or:2228 ordf:aa ordm:ba oslash:f8 otilde:f5
otimes:2297 ouml:f6 para:b6 part:2202 period:2e permil:2030 perp:22a5 phi:3c6 pi:3c0 piv:3d6 plusmn:b1
pound:a3 prime:2032 prod:220f prop:221d psi:3c8 quest:3f quot:22 rArr:21d2 racute:155 radic:221a rang:232a
raquo:bb rarr:2192 rcaron:159 rceil:2309 rdquo:201d real:211c reg:ae rfloor:230b rho:3c1 rlm:200f rpar:29
rsaquo:203a rsqb:5d rsquo:2019 sacute:15b sbquo:201a scaron:161 scedil:15f sdot:22c5 sect:a7 shy:ad
sigma:3c3 sigmaf:3c2 sim:223c sol:2f spades:2660 sub:2282 sube:2286 sum:2211 sup:2283 sup1:b9 sup2:b2
sup3:b3 supe:2287 szlig:df tau:3c4 tcaron:165 tcedil:163 there4:2234 theta:3b8 thetasym:3d1 thinsp:2009
thorn:fe tilde:2dc times:d7 trade:2122 uArr:21d1 uacute:fa uarr:2191 ucirc:fb udblac:171 ugrave:f9 umacr:16b
uml:a8 upsih:3d2 upsilon:3c5 uring:16f uuml:fc weierp:2118 xi:3be yacute:fd yen:a5 yuml:ff zacute:17a
zcaron:17e zdot:17c zeta:3b6 zwj:200d zwnj:200c
`
