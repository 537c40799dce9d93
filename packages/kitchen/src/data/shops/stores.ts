/**
 * Shops that print their name on receipts: name | country | other ways it is printed. Letters only, so that spaces and
 * stray marks of a photograph do not matter. A chain of two
 * countries is in the first where a Canadian tax is printed. Example: 'Rewe|DE|rewe;rewemarkt'.
 */
export const storeTable = `
Costco|CA US|costco;costcowholesale
Walmart|CA US|walmart;walmartsupercentre;walmartsupercenter
No Frills|CA|nofrills
Real Canadian Superstore|CA|rcss;realcanadiansuperstore;superstore
Loblaws|CA|loblaws;loblaw
Zehrs|CA|zehrs
Fortinos|CA|fortinos
Maxi|CA|maxi
Provigo|CA|provigo
Extra Foods|CA|extrafoods
Independent|CA|yourindependentgrocer;independentgrocer
Valu-mart|CA|valumart
T&T Supermarket|CA|ttsupermarket;tntsupermarket;tandtsupermarket
Sobeys|CA|sobeys
Safeway|CA US|safeway
Save-On-Foods|CA|saveonfoods
FreshCo|CA|freshco
Food Basics|CA|foodbasics
Metro|CA|metroontario
Super C|CA|superc
IGA|CA|iga;igaextra
Farm Boy|CA|farmboy
Longo's|CA|longos
Planet Organic|CA|planetorganic;planetorganicmarket
Lucky Supermarket|CA|luckysupermarket;lucky97;luckyninetyseven
H Mart|CA|hmart
Shoppers Drug Mart|CA|shoppersdrugmart
London Drugs|CA|londondrugs
Dollarama|CA|dollarama
Giant Tiger|CA|gianttiger
Co-op|CA|calgarycoop;coopfood
Canadian Tire|CA|canadiantire
Kroger|US|kroger
Target|US|target
Whole Foods Market|US|wholefoods;wholefoodsmarket
Trader Joe's|US|traderjoes
Publix|US|publix;publixsupermarkets
H-E-B|US|heb
Albertsons|US|albertsons
Meijer|US|meijer
Wegmans|US|wegmans
Giant|US|giantfood;giantfoodstores
Stop & Shop|US|stopshop
Food Lion|US|foodlion
ShopRite|US|shoprite
Ralphs|US|ralphs
Vons|US|vons
Fred Meyer|US|fredmeyer
Harris Teeter|US|harristeeter
Hy-Vee|US|hyvee
WinCo Foods|US|wincofoods;winco
Winn-Dixie|US|winndixie
Sprouts|US|sproutsfarmersmarket;sprouts
Sam's Club|US|samsclub
BJ's|US|bjswholesale
Dollar General|US|dollargeneral
CVS|US|cvspharmacy
Walgreens|US|walgreens
Tesco|GB|tesco;tescostores;tescoexpress
Sainsbury's|GB|sainsburys;sainsburyssupermarkets
Asda|GB|asda;asdastores
Morrisons|GB|morrisons;wmmorrison
Waitrose|GB|waitrose;waitrosepartners
Marks & Spencer|GB|marksandspencer;marksspencer
Iceland|GB|icelandfoods
Ocado|GB|ocado
Co-op Food|GB|cooperativefood;thecooperative
Aldi|DE|aldi;aldisued;aldinord;aldistores
Lidl|DE|lidl;lidldienstleistung;lidlvertriebs
Rewe|DE|rewe;rewemarkt
Edeka|DE|edeka
Kaufland|DE|kaufland
Netto|DE|nettomarkendiscount;netto
Penny|DE|pennymarkt
dm|DE|dmdrogeriemarkt
Rossmann|DE|rossmann
Billa|AT|billa
Spar|AT|spar;intersparr;eurospar
Hofer|AT|hofer
Migros|CH|migros;genossenschaftmigros
Coop|CH|coopgenossenschaft
Carrefour|FR|carrefour;carrefourmarket
Auchan|FR|auchan
E.Leclerc|FR|leclerc;eleclerc
Monoprix|FR|monoprix
Intermarché|FR|intermarche
Albert Heijn|NL|albertheijn
Jumbo|NL|jumbosupermarkten
Delhaize|BE|delhaize
Colruyt|BE|colruyt
Mercadona|ES|mercadona
Esselunga|IT|esselunga
Conad|IT|conad
Tesco Ireland|IE|tescoireland
SuperValu|IE|supervalu
Dunnes Stores|IE|dunnesstores
Woolworths|AU|woolworths;woolworthssupermarkets
Coles|AU|colessupermarkets;coles
IGA Australia|AU|igasupermarket
Harris Farm|AU|harrisfarmmarkets
Countdown|NZ|countdown
New World|NZ|newworld
Pak'nSave|NZ|paknsave
AEON|MY|aeonco;aeonbig
99 Speedmart|MY|speedmart;ninetyninespeedmart
Giant Malaysia|MY|gchretail
Tesco Malaysia|MY|tescostoresmalaysia
Mydin|MY|mydin
Village Grocer|MY|villagegrocer
Jaya Grocer|MY|jayagrocer
Econsave|MY|econsave
FairPrice|SG|fairprice;ntucfairprice
Cold Storage|SG|coldstorage
Sheng Siong|SG|shengsiong
`
