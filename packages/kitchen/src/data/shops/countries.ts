/**
 * What follows from a country: currency | order of day and month | whose measures | whose shops | the countries, by their two
 * letters of ISO 3166-1 (and XK, which is in use for Kosovo). All but Antarctica, where no shop is.
 *
 * Currencies are those of ISO 4217. The order is that of short dates in the Unicode CLDR; where it begins with the year, of the
 * rest. Measures: 'us' customary, 'uk' the imperial pint, 'au' the imperial pint with the metric cup and a tablespoon of 20 ml,
 * 'nz' the imperial pint with the metric cup of 250 ml (New Zealand, Canada, southern Africa), 'jp' a cup of 200 ml; without an
 * entry the country measures in litres, and a measure of another stays as it is. Shops: 'us' where packs are sized in pounds and
 * fluid ounces, otherwise metric, with sizes of their own in British and Australian ones.
 */
export const countryTable = `
AED|dmy|||AE
AFN|dmy|||AF
ALL|dmy|||AL
AMD|dmy|||AM
AOA|dmy|||AO
ARS|dmy|||AR
AUD|dmy|au|au|AU CC CX HM NF NR
AUD|dmy|||KI TV
AWG|dmy|||AW
AZN|dmy|||AZ
BAM|dmy|||BA
BBD|dmy|uk||BB
BDT|dmy|uk||BD
BHD|dmy|||BH
BIF|dmy|||BI
BMD|dmy|uk||BM
BND|dmy|||BN
BOB|dmy|||BO
BRL|dmy|||BR
BSD|dmy|uk||BS
BTN|dmy|||BT
BWP|dmy|nz||BW
BYN|dmy|||BY
BZD|dmy|uk||BZ
CAD|mdy|nz||CA
CDF|dmy|||CD
CHF|dmy|||CH LI
CLP|dmy|||CL
CNY|dmy|||CN
COP|dmy|||CO
CRC|dmy|||CR
CUP|dmy|||CU
CVE|dmy|||CV
CZK|dmy|||CZ
DJF|dmy|||DJ
DKK|dmy|||DK FO GL
DOP|dmy|||DO
DZD|dmy|||DZ
EGP|dmy|||EG
ERN|dmy|||ER
ETB|dmy|||ET
EUR|dmy|uk||CY IE MT
EUR|dmy|||AD AT AX BE BG BL DE EE ES FI FR GF GP GR HR IT LT LU LV MC ME MF MQ NL PM PT RE SI SK SM TF VA XK YT
FJD|dmy|||FJ
FKP|dmy|uk||FK
GBP|dmy|uk|uk|GB GG GS IM JE
GEL|dmy|||GE
GHS|dmy|uk||GH
GIP|dmy|uk||GI
GMD|dmy|||GM
GNF|dmy|||GN
GTQ|dmy|||GT
GYD|dmy|uk||GY
HKD|dmy|uk||HK
HNL|dmy|||HN
HTG|dmy|||HT
HUF|dmy|||HU
IDR|dmy|||ID
ILS|dmy|||IL PS
INR|dmy|uk||IN
IQD|dmy|||IQ
IRR|dmy|||IR
ISK|dmy|||IS
JMD|dmy|uk||JM
JOD|dmy|||JO
JPY|dmy|jp||JP
KES|dmy|uk||KE
KGS|dmy|||KG
KHR|dmy|||KH
KMF|dmy|||KM
KPW|dmy|||KP
KRW|dmy|jp||KR
KWD|dmy|||KW
KYD|dmy|uk||KY
KZT|dmy|||KZ
LAK|dmy|||LA
LBP|dmy|||LB
LKR|dmy|uk||LK
LRD|dmy|us||LR
LSL|dmy|nz||LS
LYD|dmy|||LY
MAD|dmy|||EH MA
MDL|dmy|||MD
MGA|dmy|||MG
MKD|dmy|||MK
MMK|dmy|||MM
MNT|dmy|||MN
MOP|dmy|||MO
MRU|dmy|||MR
MUR|dmy|||MU
MVR|dmy|||MV
MWK|dmy|||MW
MXN|dmy|||MX
MYR|dmy|uk||MY
MZN|dmy|||MZ
NAD|dmy|nz||NA
NGN|dmy|uk||NG
NIO|dmy|||NI
NOK|dmy|||BV NO SJ
NPR|dmy|||NP
NZD|dmy|nz||CK NU NZ PN TK
OMR|dmy|||OM
PAB|dmy|||PA
PEN|dmy|||PE
PGK|dmy|||PG
PHP|mdy|||PH
PKR|dmy|uk||PK
PLN|dmy|||PL
PYG|dmy|||PY
QAR|dmy|||QA
RON|dmy|||RO
RSD|dmy|||RS
RUB|dmy|||RU
RWF|dmy|||RW
SAR|dmy|||SA
SBD|dmy|||SB
SCR|dmy|||SC
SDG|dmy|||SD
SEK|dmy|||SE
SGD|dmy|uk||SG
SHP|dmy|uk||SH
SLE|dmy|||SL
SOS|dmy|||SO
SRD|dmy|||SR
SSP|dmy|||SS
STN|dmy|||ST
SYP|dmy|||SY
SZL|dmy|nz||SZ
THB|dmy|||TH
TJS|dmy|||TJ
TMT|dmy|||TM
TND|dmy|||TN
TOP|dmy|||TO
TRY|dmy|||TR
TTD|dmy|uk||TT
TWD|dmy|||TW
TZS|dmy|uk||TZ
UAH|dmy|||UA
UGX|dmy|uk||UG
USD|dmy|uk||IO
USD|dmy|||BQ EC SV TC TL VG
USD|mdy|us|us|AS FM GU MH MP PR PW UM US VI
UYU|dmy|||UY
UZS|dmy|||UZ
VES|dmy|||VE
VND|dmy|||VN
VUV|dmy|||VU
WST|dmy|||WS
XAF|dmy|||CF CG CM GA GQ TD
XCD|dmy|uk||AG AI DM GD KN LC MS VC
XCG|dmy|||CW SX
XOF|dmy|||BF BJ CI GW ML NE SN TG
XPF|dmy|||NC PF WF
YER|dmy|||YE
ZAR|dmy|nz||ZA
ZMW|dmy|uk||ZM
ZWG|dmy|uk||ZW
`
