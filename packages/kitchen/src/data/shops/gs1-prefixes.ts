/**
 * Who numbers what: first prefix | last prefix, when it is a range | what it is for, when not products | where the number
 * was registered, which says nothing of where the food was made.
 *
 * Source: GS1 prefix ranges, as carried by the biip project.
 */
export const gs1PrefixTable = `
0000000||in-store
0000001|0000099|unassigned
00001|00009||United States
0001|0009||United States
001|019||United States
020|029|in-store
030|039||United States
040|049|in-store
050|059|unassigned
060|139||United States
200|299|in-store
300|379||France
380|||Bulgaria
383|||Slovenia
385|||Croatia
387|||Bosnia and Herzegovina
389|||Montenegro
400|440||Germany
450|459||Japan
460|469||Russia
470|||Kyrgyzstan
471|||Chinese Taipei
474|||Estonia
475|||Latvia
476|||Azerbaijan
477|||Lithuania
478|||Uzbekistan
479|||Sri Lanka
480|||Philippines
481|||Belarus
482|||Ukraine
483|||Turkmenistan
484|||Moldova
485|||Armenia
486|||Georgia
487|||Kazakhstan
488|||Tajikistan
489|||Hong Kong, China
490|499||Japan
500|509||United Kingdom
520|521||Greece
528|||Lebanon
529|||Cyprus
530|||Albania
531|||North Macedonia
535|||Malta
539|||Ireland
540|549||Belgium & Luxembourg
560|||Portugal
569|||Iceland
570|579||Denmark
590|||Poland
594|||Romania
599|||Hungary
600|601||South Africa
603|||Ghana
604|||Senegal
605|||Uganda
606|||Angola
607|||Oman
608|||Bahrain
609|||Mauritius
610||unassigned
611|||Morocco
613|||Algeria
614||unassigned
615|||Nigeria
616|||Kenya
617|||Cameroon
618|||Côte d'Ivoire
619|||Tunisia
620|||Tanzania
621|||Syria
622|||Egypt
623||unassigned
624|||Libya
625|||Jordan
626|||Iran
627|||Kuwait
628|||Saudi Arabia
629|||United Arab Emirates
630|||Qatar
631|||Namibia
632|||Rwanda
640|649||Finland
680|681||China
690|699||China
700|709||Norway
729|||Israel
730|739||Sweden
740|||Guatemala
741|||El Salvador
742|||Honduras
743|||Nicaragua
744|||Costa Rica
745|||Panama
746|||Dominican Republic
750|||Mexico
754|755||Canada
758||unassigned
759|||Venezuela
760|769||Switzerland
770|771||Colombia
773|||Uruguay
775|||Peru
777|||Bolivia
778|779||Argentina
780|||Chile
784|||Paraguay
786|||Ecuador
789|790||Brazil
800|839||Italy
840|849||Spain
850|||Cuba
858|||Slovakia
859|||Czechia
860|||Serbia
865|||Mongolia
867|||North Korea
868|869||Türkiye
870|879||Netherlands
880|881||South Korea
883|||Myanmar
884|||Cambodia
885|||Thailand
888|||Singapore
890|||India
893|||Vietnam
894||unassigned
896|||Pakistan
899|||Indonesia
900|919||Austria
930|939||Australia
940|949||New Zealand
950
951
952||unassigned
955|||Malaysia
958|||Macau, China
960|961||United Kingdom
9620|9624||United Kingdom
9625|9626||Poland
9627|9629
963|969
977||periodical
978|979|book
980||refund
981|983|coupon
99||coupon
`
