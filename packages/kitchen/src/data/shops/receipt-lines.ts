/**
 * How lines that are no goods are worded, letters only, so that stray spaces do not matter:
 * kind | is exactly | begins with | contains. Tested from top to bottom. Example: 'subtota' begins a subtotal.
 */
export const receiptLineTable = `
subtotal|subtl;netsales;nettsales;netamount|subtota;subttl;subtot;suetotal;suhtotal;zwischensumme;soustotal;merchandisetotal;goodstotal|
count|items;anzahl|totalnumber;numberofitems;numofitems;noofitems;itemcount;totalitems;totalqty;totalquantity;quantityout;totalarticles|itemssold;numberofitems
saving|was|yousaved;yousave;yoursaving;totalsav;totalsai;totalsall;totaldiscount;todayyousave;regprice;regularprice;regprc;youcouldhave;originalprice|savingstoday;savings;yousaved;savedthis
excluded||totalexcl;totalsalesexcl;totaltax;totalgst;totalvat;totaldeposit;totalpoint;totalmiles;totalstamp;totaltender;totalcoupon;totalbefore|supplies;excludingtax;exclgst;excludinggst
round|rundung;arrondi|rounding;rounded;roundamt;rndg|
total|tota;bal;balance;summe;gesamt;montant;betrag;totaal;totale;importe;topay|grandtotal;nettotal;netttotal;salestotal;saletotal;finaltotal;ordertotal;invoicetotal;estimatedtotal;amountdue;amtdue;amountpayable;balancedue;baldue;balancetopay;summeeur;gesamtbetrag;zuzahlen;endbetrag;apayer;netapayer;tebetalen;importetotal;netpayable|taxbal
tax|tax;vat;tva;iva;ust;btw;tps;tvq;gst;hst;pst;qst|salestax;salestx;taxtotal;inclgst;inclvat;statetax;localtax;mwst;taxamount|
pay|change;eft;cash;card;bar;master;mc;visa;amex;debit;credit;tender;ebt;maestro;paid;cb;mastercd;cheque|cashtend;cashback;cashrm;cashreceived;cashpaid;cashsale;cashchange;changedue;changeamt;changerm;visacredit;visadebit;visatend;visarm;mastercard;mastrcard;debitt;debitcard;creditt;creditcard;creditrm;interac;americanexp;tendered;payment;paidby;eftpos;chequing;girocard;gegeben;gegbar;ruckgeld;kartenzahlung;eccash;rueckgeld;rckgeld;wechselgeld;especes;cartebancaire;cbemv;cbvisa;cbcontact;cartebleue;giftcardtend;rewardtend;approved;purchase;contactless;loyalty;cardpayment;amount;approval;merchandise|americanexpress;changedue;interac;approved
points|pts;points;miles|closingbal;openingbal;pcpoints;pcplus;bonuspoint;pointsredeemed|pcpoints;pcgrnpc;rewardmiles;clubcardpoint;bonuspoint
void|void;voided;storno;refund;return;annul;cancelled|voiditem;sofortstorno;itemcorrect;errorcorrect;itemvoid|
`

/** What deposits, recycling fees and other charges are called: kind | contains, letters only. Example: 'pfand' is a deposit. */
export const chargeTable = `
deposit|deposit;recycl;recycie;hecycling;ecofee;ecologyf;envirofee;envfee;enufee;leergut;bottledep;bevcrf;feecrf;depmilk;pfand;crvtax;redempval;consigne;containerfee
fee|bagfee;bagcharge;carrierbag;plasticbag;shoppingbag;paperbag;sackraft;saccaisse;sacsortie;servicefee;deliveryfee;bagtax;tragetasche
`

/** What takes money off: contains, letters only. Example: 'coupon'. */
export const discountTable = `
coupon;discount;rabatt;remise;sconto;descuento;promo;markdown;rebate;instantsav;membersav;cardsav;clubsav;multibuy;priceoff;nachlass;korting;arcp
`
