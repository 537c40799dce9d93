/**
 * State words of the other official languages of the EU, and of Norwegian, Turkish, Arabic, Ukrainian and Russian, in the
 * notation of `foreignStateWordTable`: language | state | stems, from general dictionary knowledge. The same rule holds: only
 * what a cook did to a food stands here, so that a word shortens a date and never lengthens it.
 * 'cooked' is heat alone, because it turns raw meat into cooked meat; what was filled, soaked or mashed is 'assembled'.
 */
export const moreStateWordTable = `
sv|homemade|hemlagad;hemlagat;hemgjord;hemgjort;hembakad;hembakat;egengjord;egengjort
sv|leftover|=rest;=rester;=resterna;=överbliven;=överblivet;=gårdagens;=från igår;=från i går
sv|cooked|kokt;stekt;ugnsstekt;helstekt;grillad;grillat;friterad;friterat;rostad;rostat;ugnsrostad;bakad;bakat;ugnsbakad;ugnsbakat;ångkokt;pocherad;mosad;mosat;hårdkokt;löskokt;tillagad;tillagat;bräserad;uppvärmd;stuvad;förkokt
sv|assembled|blötlagd;fylld;fyllt;panerad;panerat
sv|cut|skivad;skivat;hackad;hackat;tärnad;tärnat;=skuren;=skuret;=skurna;skalad;skalat;strimlad;strimlat;=halv;=halva;=halverad;=i bitar;=i skivor
sv|opened|öppnad;öppnat;=öppen;=öppet;påbörjad;påbörjat
sv|thawed|tinad;tinat;upptinad;upptinat
sv|frozen|fryst;djupfryst
sv|fresh|färsk;kyld
sv|whipped|vispad;vispat
da|homemade|hjemmelaved;hjemmelavet;hjemmelavede;hjemmebagt;selvlavet
da|leftover|=rest;=rester;=resterne;=tiloversbleven;=tiloversblevet;=overskydende;=fra i går
da|cooked|kogt;stegt;ovnstegt;grillet;grillede;friteret;friterede;ristet;ristede;bagt;ovnbagt;dampet;dampede;pocheret;pocherede;mosede;moset;hårdkogt;blødkogt;tilberedt;braiseret;braiserede;opvarmet;stuvet;stuvede
da|assembled|udblødt;fyldt;paneret;panerede
da|cut|skåret;skårne;skiveskåret;hakket;hakkede;=i skiver;=i stykker;=i tern;=halv;=halve;snittet;snittede;skrællet;skrællede
da|opened|åbnet;åbnede;=åben;=åbent;=åbne;anbrudt
da|thawed|optøet;optøede
da|frozen|frossen;frosset;frosne;=frost;dybfrossen;dybfrosset;dybfrosne
da|fresh|fersk;kølet
da|whipped|pisket;piskede
no|homemade|hjemmelaget;hjemmelagde;hjemmelagd;hjemmebakt;selvlaget
no|leftover|=rest;=rester;=restene;=gårsdagens;=fra i går
no|cooked|kokt;stekt;ovnsstekt;grillet;grillede;fritert;ristet;ristede;bakt;ovnsbakt;dampet;dampede;posjert;moset;hardkokt;bløtkokt;tilberedt;braisert;oppvarmet;stuet
no|assembled|bløtlagt;fylt;panert
no|cut|skåret;skårne;oppskåret;hakket;hakkede;=i skiver;=i biter;=i terninger;=halv;=halve;skrelt;snittet
no|opened|åpnet;åpnede;=åpen;=åpent;=åpne
no|thawed|tint;opptint
no|frozen|frossen;frosset;frosne;dypfryst
no|fresh|fersk;=ferske;kjølt
no|whipped|pisket
fi|homemade|kotiteko;=itse tehty;=itsetehty;=itse tehdyt;=itsetehdyt;=itse tehtyä;=kotona tehty;=kotitekoinen;=kotitekoiset;=kotitekoista
fi|leftover|=tähde;=tähteet;=tähteitä;=tähteenä;=jämä;=jämät;=jämiä;=ylijäänyt;=ylijääneet;=ylijäänyttä;=yli jäänyt;=eilinen;=eiliset;=eilistä;=rippeet
fi|cooked|keitetty;keitetyt;keitettyä;keitettyjä;paistettu;paistetut;paistettua;paistettuja;grillattu;grillatut;grillattua;friteerattu;friteeratut;uppopaistettu;paahdettu;paahdetut;paahdettua;höyrytetty;höyrytetyt;haudutettu;haudutetut;haudutettua;kypsennetty;kypsennetyt;kypsennettyä;kypsä;kypsät;kypsää;uunissa paistettu;lämmitetty;kovaksi keitetty;ryöpätty
fi|assembled|soseutettu;valmistettu;liotettu;liotetut;muussattu;täytetty;täytetyt;paneroitu
fi|cut|leikattu;leikatut;leikattua;viipaloitu;viipaloidut;viipaloitua;pilkottu;pilkotut;pilkottua;kuutioitu;kuutioidut;hienonnettu;suikaloitu;=viipaleina;=viipaleet;=paloina;kuorittu;kuoritut;=puolikas;=puolikkaat
fi|opened|avattu;avatut;avattua;=auki
fi|thawed|sulatettu;sulatetut;sulatettua
fi|frozen|pakastettu;=pakaste;pakastetut;jäädytetty;=jäinen
fi|fresh|=tuore;=tuoretta;=tuoreet
fi|whipped|vatkattu;vaahdotettu
et|homemade|=kodune;=kodused;=kodust;=koduse;=omatehtud;=ise tehtud;=isetehtud
et|leftover|=jääk;=jäägid;=jäänused;=ülejääk;=ülejäägid;=järelejäänud;=järele jäänud;=eilne;=eilsed
et|cooked|=keedetud;=praetud;=küpsetatud;=grillitud;=hautatud;=aurutatud;=röstitud;=friteeritud;=pruunistatud;=kuumutatud;=pošeeritud;=ahjus küpsetatud;=soojendatud;=keedu
et|assembled|=valmistatud;=leotatud;=purustatud;=täidetud;=paneeritud
et|cut|=lõigatud;=viilutatud;=hakitud;=tükeldatud;=kooritud;=kuubikuteks;=viilud;=tükid;=poolik;=pool
et|opened|=avatud;=lahtine;=lahtised;=lahti tehtud
et|thawed|=sulatatud;=ülessulatatud
et|frozen|=külmutatud;=sügavkülmutatud
et|fresh|=värske;=värsked;=jahutatud
et|whipped|=vahustatud
lv|homemade|mājas gatavot;pašgatavot;mājās gatavot;pašcept;=mājas
lv|leftover|=atlikums;=atlikumi;=pārpalikums;=pārpalikumi;=pāri palicis;=pāri palikusi;=pāri palikuši;=vakardienas;=atliekas
lv|cooked|vārīt;novārīt;cept;izcept;apcept;grilēt;sautēt;sutināt;tvaicēt;grauzdēt;fritēt;štovēt;sildīt;uzsildīt;cietvārīt
lv|assembled|gatavot;pagatavot;mērcēt;spaidīt;pildīt;panēt
lv|cut|griezt;sagriezt;šķēlēs griezt;kapāt;sakapāt;rīvēt;mizot;nomizot;=šķēles;=šķēlēs;=gabaliņos;=puse
lv|opened|atvērt;=vaļējs;=vaļēja;iesākt
lv|thawed|atkausēt;atlaidināt
lv|frozen|saldēt;sasaldēt
lv|fresh|svaig;atdzesēt
lv|whipped|putot;saputot
lt|homemade|=naminis;=naminė;=naminiai;=naminės;=naminio;=naminių;=namuose gamintas;=namuose gaminta;=namų gamybos;=savos gamybos
lt|leftover|=likutis;=likučiai;=likučių;=likę;=likusi;=likęs;=likusios;=vakarykštis;=vakarykštė;=vakarykščiai
lt|cooked|virt;išvirt;kept;iškept;troškint;troškinin;grilint;garint;skrudint;gruzdint;šutint;=kietai virtas;=kietai virti;pašildyt;apkept
lt|assembled|paruošt;mirkyt;=grūstos;įdaryt;paniruot
lt|cut|pjaustyt;supjaustyt;kapot;sukapot;tarkuot;skust;nuskust;=griežinėliais;=gabalėliais;=pusė
lt|opened|atidaryt;=atviras;=atvira;pradėt
lt|thawed|atšildyt;atitirpint
lt|frozen|šaldyt;sušaldyt;užšaldyt
lt|fresh|švieži;=šviežias;=šviežia;atvėsint
lt|whipped|plakt;išplakt
cs|homemade|domác;doma vařen;doma vyroben;doma pečen;vlastnoručně vyroben
cs|leftover|=zbytek;=zbytky;=zbytků;=zbytkem;zbyl;=ze včerejška;=od včerejška;včerejš;=od oběda;=od večeře
cs|cooked|=pečeně;=pečínka;vařen;uvařen;smažen;osmažen;usmažen;pečen;upečen;opečen;dušen;grilovan;restovan;zapečen;zapékan;gratinovan;ohřát;blanšírovan;pošírovan;=natvrdo;=naměkko;=v páře;=na pánvi;fritovan
cs|assembled|namočen;nadívan;plněn;mačkan;šťouchan;rozmačkan;obalovan
cs|cut|krájen;nakrájen;pokrájen;sekan;nasekan;oloupan;loupan;plátkovan;rozkrojen;půlen;=plátky;=na plátky;=na kostičky;=půlka;=polovina
cs|opened|otevřen;načat;=načatý;=načatá;=načaté
cs|thawed|rozmražen
cs|frozen|mražen;zmražen;zamražen
cs|fresh|čerstv;chlazen
cs|whipped|šlehan;ušlehan;našlehan
sk|homemade|domác;doma varen;doma vyroben;doma pečen
sk|leftover|=zvyšok;=zvyšky;=zvyškov;zvyšn;=zo včera;=od včera;včerajš;=od obeda
sk|cooked|varen;uvaren;vyprážan;smažen;pečen;upečen;opečen;opekan;dusen;grilovan;restovan;zapečen;zapekan;gratinovan;ohriat;zohriat;blanšírovan;pošírovan;=natvrdo;=namäkko;=na pare;fritovan
sk|assembled|namočen;plnen;roztlačen;popučen;obaľovan
sk|cut|krájan;nakrájan;pokrájan;sekan;posekan;olúpan;lúpan;rozkrojen;=plátky;=na plátky;=na kocky;=polovica
sk|opened|otvoren;načat
sk|thawed|rozmrazen
sk|frozen|mrazen;zmrazen
sk|fresh|čerstv;chladen
sk|whipped|šľahan;vyšľahan
hu|homemade|=házi;=házilag;=saját készítésű;=otthon készített;=házi készítésű
hu|leftover|=maradék;=maradékok;=megmaradt;=tegnapi;=megmaradtak
hu|cooked|=főtt;=főzött;=sült;=sütött;=rántott;=pirított;=párolt;=grillezett;=grillsült;=pörkölt;=buggyantott;=kemény tojás;=keménytojás;=keményre főtt;=megfőtt;=kisült;=füstölt főtt;=melegített;=rántva;=dinsztelt
hu|assembled|=pürésített;=tört;=beáztatott;=áztatott;=töltött;=rakott;=panírozott
hu|cut|=szeletelt;=vágott;=felvágott;=felszeletelt;=aprított;=kockázott;=darabolt;=reszelt;=hámozott;=szelet;=szeletek;=fél
hu|opened|=bontott;=felbontott;=nyitott;=kinyitott;=megkezdett
hu|thawed|=kiolvasztott;=felolvasztott;=felengedett
hu|frozen|=fagyasztott;=mélyhűtött;=mirelit;=gyorsfagyasztott
hu|fresh|=friss;=hűtött
hu|whipped|=felvert;=habosított
ro|homemade|=de casă;=făcut în casă;=făcută în casă;=făcute în casă;=făcuți în casă;=de casa;=preparat în casă
ro|leftover|=rest;=resturi;=resturile;=rămas;=rămasă;=rămase;=rămași;=de ieri;=rămășițe
ro|cooked|fiert;=fiartă;=fierți;gătit;=gătiți;prăjit;=prăjiți;copt;=coaptă;=coapte;=copți;fript;=friptură;=fripți;călit;=căliți;înăbușit;=înăbușiți;=la grătar;=la cuptor;=la abur;=la aburi;reîncălzit;rumenit;opărit
ro|assembled|=pasat;=pasată;=pasați;=zdrobit;=piure;umplut;=umpluți;preparat;=pané;=pane
ro|cut|tăiat;=tăiați;feliat;=feliați;tocat;=tocați;=felii;=cuburi;=bucăți;decojit;=decojiți;=jumătate
ro|opened|deschis;=deschiși;=deschise;desfăcut;început
ro|thawed|decongelat;dezghețat;=decongelați
ro|frozen|congelat;=congelați;înghețat
ro|fresh|proaspăt;=proaspete;=proaspeți;refrigerat
ro|whipped|=frișcă bătută
hr|homemade|domać;=kućne izrade;=ručno rađeno
hr|leftover|=ostatak;=ostaci;=ostatci;=ostataka;preostal;=od jučer;jučerašnj
hr|cooked|=pečenka;=pečenke;=pečenje;kuhan;skuhan;=baren;=barena;=bareno;=bareni;=barene;pržen;pečen;ispečen;pirjan;dinstan;grilan;zapečen;pohan;=na žaru;=na pari;=tvrdo kuhana;=tvrdo kuhano;podgrijan;blanširan;=u pećnici
hr|assembled|zgnječen;namočen;punjen;paniran
hr|cut|rezan;narezan;izrezan;sjeckan;nasjeckan;oguljen;guljen;=kriške;=ploške;=komadići;=polovica;=pola
hr|opened|otvoren;načet
hr|thawed|odmrznut;odleđen
hr|frozen|smrznut;zamrznut
hr|fresh|svjež;=svježe;rashlađen
hr|whipped|tučen;istučen
sl|homemade|domač;=doma narejen;=doma narejena;=doma pripravljen
sl|leftover|=ostanek;=ostanki;=ostankov;=preostanek;preostal;=od včeraj;včerajšnj
sl|cooked|=pečenka;=pečenke;kuhan;skuhan;ocvrt;pražen;prepražen;popražen;pečen;spečen;dušen;zapečen;=na žaru;=na pari;pogret;blanširan;=v pečici;pokuhan;=trdo kuhano
sl|assembled|pretlačen;namočen;polnjen;paniran
sl|cut|rezan;narezan;sesekljan;nasekljan;olupljen;=rezine;=na rezine;=kosi;=polovica
sl|opened|odprt;načet
sl|thawed|odtajan;odmrznjen
sl|frozen|zamrznjen
sl|fresh|svež;hlajen
sl|whipped|stepen
bg|homemade|домаш;=домашен;=домашна;=домашно;=домашни;=домашно приготвен;=домашно приготвена;=ръчно приготвен
bg|leftover|=остатък;=остатъци;=останал;=останала;=останало;=останали;=от вчера;вчераш
bg|cooked|варен;сварен;пържен;изпържен;печен;изпечен;опечен;запечен;задушен;грилован;бланширан;поширан;сготвен;готвен;претоплен;=на скара;=на пара;=на фурна;=твърдо сварени
bg|assembled|пасиран;смачкан;приготвен;накиснат;пълнен;панира;=паниран;=панирана;=панирано;=панирани
bg|cut|нарязан;рязан;накълцан;обелен;белен;=резени;=на резени;=на кубчета;=половин;=половинка
bg|opened|отворен;започнат
bg|thawed|размразен
bg|frozen|замразен
bg|fresh|=пресен;=прясна;=прясно;=пресни;охладен
bg|whipped|разбит
el|homemade|σπιτικ;χειροποίητ;=σπιτίσι;=σπιτίσιο;=σπιτίσια
el|leftover|=υπόλοιπο;=υπόλοιπα;=υπολείμματα;=περίσσεμα;=περισσεύματα;=αποφάγια;χθεσιν;χτεσιν;=χθεσινό
el|cooked|=γκριλ;βρασμέν;βραστ;τηγανητ;τηγανισμέν;ψητ;ψημέν;μαγειρεμέν;μαγειρευτ;σοταρισμέν;=στον φούρνο;=στο φούρνο;=στη σχάρα;=στον ατμό;=φούρνου;ζεσταμέν;μισοβρασμέν;κοκκινιστ;=ατμού
el|assembled|=πουρές;=πουρέ;=πανέ;πολτοποιημέν;λιωμέν;μουλιασμέν;γεμιστ
el|cut|κομμέν;τεμαχισμέν;ψιλοκομμέν;=φέτες;=σε φέτες;=σε κύβους;ξεφλουδισμέν;καθαρισμέν;=μισό;=μισή
el|opened|ανοιγμέν;ανοιχτ;ανοικτ
el|thawed|ξεπαγωμέν;αποψυγμέν
el|frozen|κατεψυγμέν;παγωμέν
el|fresh|φρέσκ;νωπ
el|whipped|χτυπημέν
ga|homemade|=baile;=déanta sa bhaile;=bhaile
ga|leftover|=fuílleach;=fuíoll;=iarmhar;=fágtha
ga|cooked|=bruite;=bhruite;=cócaráilte;=chócaráilte;=friochta;=fhriochta;=rósta;=róstaithe;=bácáilte;=gríosctha;=galaithe;=brúite;=stobhach;=stobhaithe;=scallta
ga|cut|=gearrtha;=ghearrtha;=slisnithe;=slisní;=scafa;=leath
ga|opened|=oscailte;=oscailt
ga|thawed|=díreoite
ga|frozen|=reoite
ga|fresh|=úr;=úra
mt|homemade|=tad-dar;=tad dar;=magħmul id-dar;=magħmula d-dar;=magħmul fid-dar
mt|leftover|=fdalijiet;=fdal;=li baqa;=li fadal;=tal-bieraħ
mt|cooked|=imsajjar;=imsajra;=msajjar;=msajra;=imsajrin;=msajrin;=mgħolli;=mgħollija;=mgħollijin;=moqli;=moqlija;=moqlijin;=mixwi;=mixwija;=mixwijin;=inkaljat;=inkaljata;=il-forn;=fil-forn;=mistewf;=fuq il-fwar;=maxx;=imsaħħan
mt|cut|=imqatta;=imqattgħa;=maqtugħ;=maqtugħa;=imqaxxar;=imqaxxra;=nofs
mt|opened|=miftuħ;=miftuħa;=miftuħin
mt|thawed|=maħlul;=maħlula
mt|frozen|=friżat;=friżata;=iffriżat;=iffriżata
mt|fresh|=frisk;=friska
tr|cooked|kavrulmuş;kavurma;sote;sotelenmiş;tavada;pişirilmiş;rosto;mangalda;pilavlık haşlanmış
tr|assembled|püresi
tr|leftover|kalanı;artıkları;dünkü
tr|homemade|evde yapılan;ev usulü
uk|homemade|домашн;=домашнього приготування
uk|leftover|=залишок;=залишки;=залишків;=рештки;=рештка;=що залишився;=що залишилася;=зі вчора;вчорашн
uk|cooked|варен;зварен;відварен;відварн;смажен;підсмажен;печен;запечен;тушкован;=на пару;=на парі;розігріт;=на грилі;бланширован;=гриль
uk|assembled|приготован;приготовлен;=пюре;замочен;фарширован
uk|cut|терт;нарізан;порізан;різан;подрібнен;чищен;очищен;=скибочки;=скибками;=половина;=пів
uk|opened|відкрит;розкрит;=початий;=почата;=почате
uk|thawed|розморожен
uk|frozen|заморожен;морожен
uk|fresh|свіж;охолоджен
uk|whipped|збит
ru|homemade|домашн;=домашнего приготовления;самодельн
ru|leftover|=остаток;=остатки;=остатков;оставш;=оставшийся;=оставшаяся;=оставшееся;=оставшиеся;вчерашн;=со вчера;=недоеденный
ru|cooked|варен;варён;сварен;отварн;жарен;обжарен;поджарен;печен;печён;запечен;запечён;тушен;тушён;разогрет;=на пару;=на гриле;=гриль;бланширован;копчено варен
ru|assembled|приготовлен;=пюре;замочен;фарширован;толчен
ru|cut|нарезан;порезан;резан;рублен;натерт;чищен;очищен;=ломтики;=ломтиками;=кусочками;=половина;=половинка
ru|opened|открыт;вскрыт;начат
ru|thawed|разморожен;размороженн
ru|frozen|заморожен;морожен;свежемороженый
ru|fresh|свеж;охлажден;охлаждён
ru|whipped|взбит
ar|homemade|منزلي;بيتي;محلي الصنع;مصنوع في البيت;مصنوع في المنزل
ar|leftover|بقايا;بقية;فضلات;باقي;متبقي;بائت;بايت
ar|cooked|مطبوخ;مسلوق;مقلي;مشوي;محمر;محمص;مخبوز;مطهو;مطهي;مسخن;مسبك;مبخر;بالفرن;مطهو على البخار;مدمس;مكبوس
ar|assembled|مهروس;محشي;منقوع
ar|cut|مقطع;مقشر;مفروم ناعم;شرائح;مبشور;نصف
ar|opened|مفتوح
ar|thawed|مذاب;مذوب
ar|frozen|مجمد;مثلج
ar|fresh|طازج;مبرد
ar|whipped|مخفوق
`

/** What a stem of the table above may end with: language | endings; '-' is none. */
export const moreStateWordEndings = `
sv|-;a;e;na
da|-;e
no|-;e
fi|-;n;a;inen
lv|s;a;i;as;u;ais;ā;ie;ās;am;iem;o
lt|as;a;i;os;ų;ą;o;us;ais;omis;ė;is;ius;ios
cs|ý;á;é;í;ého;ou;ých;ým;ém;ího;ích;i;a;o;y
sk|ý;á;é;í;ého;ej;ú;ých;ým;om;ieho;ích;ia;ie;i;a;o;y
ro|-;ă;e;i
hr|-;i;a;o;e;og;oga;om;ih;im;u;eg;ega
sl|-;i;a;o;e;ega;ih;im;em;u
bg|-;а;о;и;ия;ият;ата;ото;ите;на;но;ни;ен
el|ος;η;ο;οι;ες;α;ου;ης;ων;ους;ό;ή;ά;ός;οί;ές
tr|-
uk|ий;а;е;і;ого;ої;их;у;ій;им;ою;я;є;ього;ьої;іх
ru|ый;ая;ое;ые;ого;ой;ых;ую;ым;ий;яя;ее;ие;его;ей;их;ный;ная;ное;ные;ной;ных;ного;-;о;а;ы
ar|-;ة;ه;ات;ين
`

/**
 * Foods of these languages by the high-risk class that a state word, or the fridge, puts them in: language | class | words. Case
 * forms that cooks write stand here too. Classes:
 *
 * - rice: cooked rice where a state word or the fridge says that it is cooked
 * - starch: pasta, lentils, chickpeas, groats: cooked where they stand in the fridge
 * - the others as in `foreignSpoilingWordTable`
 */
export const moreRiskWordTable = `
de|raw-fish|lachs;forelle;thunfisch;hering;makrele
de|raw-meat|fleisch
de|raw-poultry|hähnchen
de|sliced-meat|schinken;aufschnitt;leberwurst;teewurst;mettwurst;pastete
fr|sliced-meat|jambon;pâté;terrine;rillettes
es|sliced-meat|jamón;fiambre;lomo embuchado
it|sliced-meat|prosciutto;mortadella;bresaola;speck
pt|sliced-meat|presunto;fiambre;paio
pl|sliced-meat|szynka;szynki;szynkę;pasztet;pasztetu;polędwica
nl|raw-fish|zalm;forel;tonijn
nl|raw-meat|vlees
nl|sliced-meat|achterham;leverworst;paté
sv|rice|ris;riset;basmatiris;jasminris
sv|starch|pasta;makaroner;nudlar;linser;kikärter;kikärtor;bulgur
sv|raw-poultry|kyckling;kycklingfilé;kycklinglår;kycklingbröst;kalkon;kalkonfilé;höns;anka
sv|raw-mince|köttfärs;nötfärs;fläskfärs;blandfärs;kycklingfärs;korv;lever
sv|raw-meat|nötkött;fläskkött;fläskfilé;kött;lammkött;kalvkött;fläskkotlett;biff;entrecote
sv|raw-fish|fisk;lax;laxfilé;torsk;räkor;räka;sill;makrill;musslor;tonfisk;abborre;kräftor
sv|sliced-meat|skinka;leverpastej;pastej
da|rice|ris;risene;basmatiris;jasminris
da|starch|pasta;nudler;linser;kikærter
da|raw-poultry|kylling;kyllingebryst;kyllingefilet;kyllingelår;kalkun;høne
da|raw-mince|hakket oksekød;hakkekød;hakket svinekød;pølse;pølser;lever;medister
da|raw-meat|oksekød;svinekød;kød;lammekød;kalvekød;flæsk;mørbrad;kotelet
da|raw-fish|fisk;laks;torsk;rejer;reje;sild;makrel;muslinger;tunfisk;rødspætte
da|sliced-meat|skinke;leverpostej
no|rice|ris;risen;basmatiris;jasminris
no|starch|pasta;nudler;linser;kikerter
no|raw-poultry|kylling;kyllingfilet;kyllingbryst;kyllinglår;kalkun;høne
no|raw-mince|kjøttdeig;karbonadedeig;pølse;pølser;lever
no|raw-meat|oksekjøtt;storfekjøtt;svinekjøtt;kjøtt;lammekjøtt;kalvekjøtt;svinefilet;kotelett
no|raw-fish|fisk;laks;laksefilet;torsk;reker;reke;sild;makrell;blåskjell;tunfisk;sei
no|sliced-meat|skinke;leverpostei
fi|rice|riisi;riisin;riisiä;riisit;basmatiriisi;jasmiiniriisi
fi|starch|pasta;pastaa;makaroni;makaronia;spagetti;linssit;linssejä;kikherneet;kikherneitä;nuudelit;nuudeleita;ohra
fi|raw-poultry|kana;kanan;kanaa;broileri;broilerin;broileria;kananrinta;kanafilee;kananpoika;kalkkuna;kalkkunan;ankka;ankan
fi|raw-mince|jauheliha;jauhelihaa;jauhelihan;makkara;makkaraa;makkarat;maksa;maksaa
fi|raw-meat|liha;lihaa;lihan;naudanliha;naudanlihaa;sianliha;sianlihaa;possu;possua;porsas;lammas;lammasta;karitsa;vasikka;porsaanfilee;pihvi
fi|raw-fish|kala;kalaa;kalan;lohi;lohta;lohen;lohifilee;silakka;silakat;turska;turskaa;katkarapu;katkaravut;katkarapuja;muikku;muikut;siika;ahven;tonnikala;tonnikalaa;simpukat;silli
fi|sliced-meat|maksapasteija;pasteija;kinkku;kinkkua;kinkun
et|rice|riis;riisi;riisiga
et|starch|pasta;makaronid;nuudlid;läätsed;kikerherned;tatar
et|raw-poultry|kana;kanaliha;kanafilee;kanarind;kalkun;kalkuni
et|raw-mince|hakkliha;vorst;vorstid;maks;viiner;viinerid
et|raw-meat|liha;sealiha;veiseliha;lambaliha;vasikaliha
et|raw-fish|kala;lõhe;lõhefilee;tursk;heeringas;räim;krevetid;tuunikala;forell
et|sliced-meat|sink;singi
lv|rice|rīsi;rīsu;rīsus;rīsiem
lv|starch|makaroni;makaronu;pasta;lēcas;lēcu;aunazirņi;turku zirņi;griķi;nūdeles
lv|raw-poultry|vista;vistas;vistu;cālis;tītars;tītara;pīle
lv|raw-mince|malta gaļa;maltā gaļa;desa;desas;aknas;cīsiņi
lv|raw-meat|gaļas;cūkgaļa;cūkgaļas;liellopa;liellopu gaļa;jēra;teļa
lv|raw-fish|zivs;zivis;zivju;lasis;laša;menca;siļķe;garneles;tuncis;forele
lv|sliced-meat|šķiņķis;šķiņķa
lt|rice|ryžiai;ryžių;ryžius;ryžiais
lt|starch|makaronai;makaronų;lęšiai;lęšių;avinžirniai;avinžirnių;grikiai;koldūnai
lt|raw-poultry|vištiena;vištienos;višta;vištos;viščiukas;kalakutiena;kalakutienos;antiena;antis
lt|raw-mince|faršas;malta mėsa;dešra;dešros;dešrelės;kepenys;kepenėlės
lt|raw-meat|mėsa;mėsos;kiauliena;kiaulienos;jautiena;jautienos;aviena;veršiena
lt|raw-fish|žuvis;žuvies;žuvys;lašiša;lašišos;menkė;silkė;krevetės;tunas;upėtakis
lt|sliced-meat|kumpis;kumpio
cs|rice|rýže;rýži;rýží
cs|starch|těstoviny;těstovin;špagety;nudle;čočka;čočky;čočku;cizrna;cizrny;kroupy;pohanka;bulgur
cs|raw-poultry|kuře;kuřete;kuřecí;krůta;krůtí;kachna;kachny;husa;slepice;drůbež
cs|raw-mince|mleté maso;mletého masa;klobása;klobásy;párky;párek;játra;játr
cs|raw-meat|maso;masa;hovězí;vepřové;vepřová;jehněčí;telecí
cs|raw-fish|ryba;ryby;rybí;losos;lososa;treska;kapr;pstruh;sleď;krevety;tuňák;tuňáka;makrela
cs|sliced-meat|šunka;šunky;šunku
sk|rice|ryža;ryže;ryžu;ryžou
sk|starch|cestoviny;cestovín;špagety;rezance;šošovica;šošovice;cícer;cíceru;pohánka
sk|raw-poultry|kura;kuraťa;kurča;kuracie;kuracia;kurací;morka;morčacie;kačica;kačacie;hydina
sk|raw-mince|mleté mäso;klobása;klobásy;párky;pečeň;pečene
sk|raw-meat|mäso;mäsa;hovädzie;bravčové;bravčová;jahňacie;teľacie
sk|raw-fish|ryba;ryby;losos;lososa;treska;kapor;pstruh;sleď;krevety;tuniak;tuniaka;makrela
sk|sliced-meat|šunka;šunky
hu|rice|rizs;rizst;rizses;rizsből;jázminrizs;basmatirizs
hu|starch|tészta;tésztát;spagetti;lencse;csicseriborsó;hajdina;galuska;nokedli
hu|raw-poultry|csirke;csirkemell;csirkecomb;csirkehús;pulyka;pulykamell;kacsa;kacsamell;tyúk
hu|raw-mince|darált hús;kolbász;csirkemáj;virsli;hurka;disznómáj
hu|raw-meat|hús;marhahús;marha;sertés;sertéshús;disznóhús;bárány;borjú;karaj;tarja;oldalas
hu|raw-fish|hal;halfilé;lazac;ponty;tőkehal;pisztráng;hering;garnéla;tonhal;makréla;harcsa
hu|sliced-meat|sonka;sonkát
ro|rice|orez;orezul;orezului
ro|starch|tăiței;linte;lintea;năut;spaghete;hrișcă;mămăligă
ro|raw-poultry|pui;piept de pui;curcan;rață;găină
ro|raw-mince|carne tocată;cârnați;ficat;ficăței;mici
ro|raw-meat|carne;vită;porc;vițel;oaie;cotlet
ro|raw-fish|pește;peștele;somon;ton;cod;păstrăv;crap;hering;creveți;macrou;midii
ro|sliced-meat|șuncă;șunca
hr|rice|riža;riže;rižu;rižom
hr|starch|tjestenina;tjestenine;špageti;leća;leće;slanutak;slanutka;rezanci;heljda
hr|raw-poultry|piletina;piletine;pile;pileći;pileća;pileće;puretina;puretine;pureći;patka;patke
hr|raw-mince|mljeveno meso;mljeveno;kobasica;kobasice;jetra;jetrica;ćevapi
hr|raw-meat|meso;mesa;govedina;govedine;svinjetina;svinjetine;janjetina;teletina;junetina
hr|raw-fish|riba;ribe;losos;lososa;bakalar;pastrva;srdele;srdela;skuša;tuna;kozice;lignje;dagnje
hr|sliced-meat|šunka;šunke;pršut
sl|rice|riž;riža;rižem
sl|starch|testenine;testenin;špageti;leča;leče;čičerika;čičerike;rezanci;ajda;ajdova kaša
sl|raw-poultry|piščanec;piščanca;piščančji;piščančje;piščančja;puran;purana;puranje;raca
sl|raw-mince|mleto meso;mleto;klobasa;klobase;jetra;jetrca
sl|raw-meat|meso;mesa;govedina;govedine;goveje;svinjina;svinjine;svinjsko;jagnjetina;teletina
sl|raw-fish|riba;ribe;losos;lososa;postrv;sardele;skuša;tuna;tunina;kozice;lignji
sl|sliced-meat|šunka;šunke;pršut
bg|rice|ориз;ориза;оризът
bg|starch|паста;макарони;спагети;леща;лещата;нахут;юфка;елда
bg|raw-poultry|пиле;пилето;пилешко;пилешки;пилешка;пуйка;пуешко;патица;патешко
bg|raw-mince|кайма;каймата;наденица;наденици;карначета;дроб;дробчета;кебапчета
bg|raw-meat|месо;месото;говеждо;свинско;агнешко;телешко
bg|raw-fish|риба;рибата;сьомга;пъстърва;скумрия;треска;скариди;миди;риба тон;цаца;шаран;херинга
bg|sliced-meat|шунка;шунката
el|rice|ρύζι;ρυζιού;ρύζια
el|starch|μακαρόνια;ζυμαρικά;σπαγγέτι;φακές;φακή;ρεβίθια;ρεβύθια;κριθαράκι;χυλοπίτες;πλιγούρι
el|raw-poultry|κοτόπουλο;κοτόπουλου;κότα;γαλοπούλα;γαλοπούλας;πάπια
el|raw-mince|κιμάς;κιμά;λουκάνικο;λουκάνικα;συκώτι;συκωτάκια;μπιφτέκι;μπιφτέκια
el|raw-meat|κρέας;κρέατος;μοσχάρι;μοσχαρίσιο;χοιρινό;χοιρινά;αρνί;αρνίσιο;κατσίκι
el|raw-fish|ψάρι;ψάρια;ψαριού;σολομός;σολομό;σολομού;μπακαλιάρος;μπακαλιάρο;γαρίδα;γαρίδες;καλαμάρι;καλαμάρια;χταπόδι;σαρδέλες;τόνος;τόνο;μύδια;τσιπούρα;λαβράκι
el|sliced-meat|ζαμπόν
ga|rice|rís;ríse
ga|starch|pasta;lintilí;piseanna sicíní;núdail
ga|raw-poultry|sicín;sicíní;turcaí;lacha;chicín
ga|raw-mince|mionfheoil;feoil mhionaithe;ispíní;ispín
ga|raw-meat|feoil;mairteoil;muiceoil;uaineoil;caoireoil;laofheoil
ga|raw-fish|iasc;éisc;bradán;bhradáin;trosc;ronnach;cloicheáin;tuinnín;diúilicíní
ga|sliced-meat|liamhás
mt|rice|ross;ir-ross
mt|starch|għaġin;l-għaġin;spagetti;għads;ċiċri
mt|raw-poultry|tiġieġ;tiġieġa;sider tat-tiġieġ;dundjan;papra
mt|raw-mince|laħam ikkapuljat;ikkapuljat;zalzett;fwied
mt|raw-meat|laħam;laħma;ċanga;majjal;ħaruf;vitella
mt|raw-fish|ħut;ħuta;salamun;lampuka;tonn;gambli;merluzz;qarnit;klamari
mt|sliced-meat|perżut
tr|rice|pirinci;pirinçli;bulgurlu pirinç
tr|starch|makarna;erişte;mercimek;mercimeği;nohut;nohudu;bulgur
tr|raw-mince|sosis;sucuk;köftelik
tr|raw-meat|eti;biftek;bonfile;pirzola
tr|raw-fish|levrek;çipura;palamut;uskumru;ton balığı;kalamar;alabalık
tr|sliced-meat|jambon;salam
uk|rice|рис;рису;рисом
uk|starch|макарони;паста;спагеті;локшина;сочевиця;сочевиці;нут;нуту;гречка;гречки;гречана;перловка;пшоно;вермішель
uk|raw-poultry|курка;курки;курку;курча;куряче;куряча;курячий;курятина;індичка;індичатина;качка
uk|raw-mince|фарш;фаршу;ковбаса;ковбаски;сосиски;печінка;печінки
uk|raw-meat|мясо;м'ясо;м’ясо;свинина;свинини;яловичина;яловичини;баранина;телятина
uk|raw-fish|риба;риби;рибу;лосось;лосося;сьомга;тріска;оселедець;креветки;тунець;скумбрія;форель;короп;хек
uk|sliced-meat|шинка;шинки
ru|rice|рис;риса;рисом
ru|starch|макароны;макарон;паста;спагетти;лапша;лапши;чечевица;чечевицы;нут;нута;гречка;гречки;гречневая;перловка;пшено;вермишель
ru|raw-poultry|курица;курицы;курицу;куриная;куриное;куриный;куриные;цыпленок;цыплёнок;цыпленка;индейка;индейки;утка;утки
ru|raw-mince|фарш;фарша;колбаски;сосиски;сардельки;печень;котлеты
ru|raw-meat|мясо;мяса;свинина;свинины;говядина;говядины;баранина;телятина
ru|raw-fish|рыба;рыбы;рыбу;лосось;лосося;семга;сёмга;треска;сельдь;селедка;креветки;креветок;тунец;скумбрия;форель;карп;минтай;хек
ru|sliced-meat|ветчина;ветчины;буженина
ar|rice|أرز;ارز;رز;الأرز;الرز;الارز
ar|starch|معكرونة;مكرونة;باستا;عدس;العدس;حمص;الحمص;برغل;شعيرية;سباغيتي;فريكة
ar|raw-poultry|دجاج;الدجاج;دجاجة;فراخ;ديك رومي;حبش;بط
ar|raw-mince|مفروم;مفرومة;لحم مفروم;لحمة مفرومة;سجق;نقانق;كبدة;كبد;كفتة
ar|raw-meat|لحم;اللحم;لحمة;لحم بقري;لحم غنم;خروف;عجل
ar|raw-fish|سمك;السمك;سمكة;سلمون;تونة;روبيان;جمبري;حبار;محار
`

/** Dishes of these languages by the words their names begin or end with: kind as in `dishNameTable` | names. */
export const moreDishNameTable = `
dish|janssons frestelse;lahmacun;soppa;gryta;gratäng;potatismos;potatissallad;köttbullar;pytt i panna;pannbiff;stuvning;pannkakor;gröt;suppe;gryde;gryderet;frikadeller;kartoffelmos;kartoffelsalat;boller i karry;grød;gryte;gryterett;lapskaus;fårikål;kjøttkaker;potetmos;potetstappe;potetsalat;grøt
dish|keitto;keittoa;laatikko;vuoka;kiusaus;puuro;muhennos;perunamuusi;muusi;perunasalaatti;lihapullat;lihapullia;karjalanpaisti;hernekeitto;pyttipannu;supp;suppi;pada;ühepajatoit;puder;kartulipuder;kartulisalat;kotletid;hautis;borš
dish|zupa;sautējums;putra;kartupeļu biezenis;kartupeļu salāti;kotletes;rasols;plācenīši;sriuba;troškinys;košė;bulvių košė;balta mišrainė;mišrainė;kotletai;cepelinai;šaltibarščiai;barščiai;kugelis
dish|polévka;guláš;svíčková;bramborová kaše;bramborový salát;knedlíky;sekaná;řízek;řízky;karbanátky;segedín;rizoto;omeleta;polievka;perkelt;zemiaková kaša;zemiakový šalát;halušky;fašírky;rezne;rezeň;segedínsky guláš;prívarok;kapustnica
dish|leves;pörkölt;gulyás;főzelék;paprikás;krumplipüré;krumplisaláta;rántotta;lecsó;húsleves;halászlé;fasírt;fasírozott;töltött káposzta;túrós csusza;rakott krumpli;ciorbă;ciorba;supă;supa;tocană;tocăniță;iahnie;sarmale;salată de boeuf;salată de vinete;piure de cartofi;musaca;chiftele;zacuscă;ghiveci;mămăligă
dish|juha;varivo;gulaš;sarma;punjene paprike;pire krumpir;pire;krumpir salata;francuska salata;ćufte;đuveč;pašticada;brudet;enolončnica;golaž;jota;ričet;pire krompir;krompirjeva solata;francoska solata;mineštra;žganci;štruklji
dish|супа;чорба;яхния;гювеч;мусака;кюфтета;картофено пюре;картофена салата;сарми;таратор;шкембе чорба;манджа;каварма;лютеница домашна;боб чорба;σούπα;μουσακάς;μουσακά;παστίτσιο;στιφάδο;φασολάδα;φακές;γιουβέτσι;ντολμάδες;ντολμαδάκια;γεμιστά;μαγειρίτσα;φρικασέ;κεφτέδες;κεφτεδάκια;τζατζίκι;ταραμοσαλάτα;μελιτζανοσαλάτα;πατατοσαλάτα;ομελέτα;αβγολέμονο;σαγανάκι;χούμους;μπριάμ;ιμάμ
dish|anraith;stobhach;brúitín;soppa;stuffat;minestra;imqarrun;timpana;torta tal-laħam;kusksu;patata fgata
dish|суп;супу;борщ;борщу;щи;солянка;рагу;голубцы;голубці;котлеты;котлети;каша;каши;пюре;оливье;олівʼє;олів'є;винегрет;вінегрет;салат;плов;гуляш;запеканка;запіканка;омлет;пельмени;пельмені;вареники;холодец;холодець;юшка;уха;окрошка;тефтели;тефтелі;жаркое;печеня;сырники;сирники;блины;млинці;деруны;деруни;драники;тушенка домашняя;лазанья
dish|حمص بطحينة;حمص بالطحينة;شوربة;حساء;مرق;يخنة;طاجين;كبسة;مندي;محشي;ملوخية;فتة;مجدرة;كشري;مسقعة;تبولة;فتوش;متبل;بابا غنوج;شكشوكة;مقلوبة;كفتة;فلافل;شاورما;صينية;ورق عنب;سلطة;أرز بالحليب;رز بحليب;مهلبية
rice|суши;суші;онигири;паэлья;паелья;σούσι;παέγια;سوشي;باييلا;ريزوتو;risgrynsgröt;risengrød;riskrem;ris à la mande;ris a la malta;risgrøt;risengrynsgrøt;riisipuuro;riisipuder;plovs;plovas;rýžový nákyp;rizoto;rizotto;rizses hús;tejberizs;orez cu lapte;rižoto;rižota;mliječna riža;mlečni riž;sutlijaš;пилаф;мляко с ориз;ризото;σπανακόριζο;πιλάφι;ρυζόγαλο;ριζότο;ντολμάδες;ντολμαδάκια;γεμιστά;плов;плову;плова;різотто;ризотто;рисовая каша;рисова каша;голубцы;голубці;кутя;тефтели;كبسة;مندي;برياني;مقلوبة;كشري;مجدرة;محشي;ورق عنب;أرز بالحليب;رز بحليب;ross il-forn;sarma;sarmale;punjene paprike;töltött káposzta;töltött paprika;сарми;dolması;sarması
raw-flesh|суши;суші;сашими;сашімі;тартар;карпаччо;севиче;σούσι;σασίμι;ταρτάρ;καρπάτσιο;سوشي;ساشيمي;تارتار;كارباتشيو;råbiff;tatarbøf;tatarák;tataráček;tatarbifsztek;tatar de vită;tatarski biftek;كبة نية;строганина
`

/** What a compound of these languages ends with when it is a dish or what remains of one. Example: 'linssikeitto', 'risrester'. */
export const moreDishEndings =
  'soppa;gryta;gratang;gryde;gryderet;gryte;gryterett;keitto;laatikko;vuoka;kiusaus;muhennos;puuro;muusi;supp;hautis;leves;fozelek;porkolt;stuvning;stuing;smorga;smorgasar;smorrebrod;frikadelle;frikadeller;kottbullar;kjottkaker;fiskekaker;fiskeboller'
export const moreLeftoverEndings = 'rester;tahteet;jamat;maradek;jaagid'

/** How the names of dishes with rice begin, in all case forms. Example: 'rižote', 'плова'. */
export const riceDishStems =
  'σπανακορυζ;σπανακόρυζ;rizses;risott;risot;rizot;rižot;pilaf;pilav;plov;плов;ризот;різот;пилаф;πιλαφ;ριζοτ;biryani;برياني'

/** Languages that write a food and what it is of as one word. Example: 'kylmäsavulohi' ends with 'lohi'. */
export const compoundingLanguages = 'de;nl;sv;da;no;fi;et;hu'

/**
 * What keeps in these languages whoever made it: jam, honey, bread, biscuits, pickles, syrup, wine. A name with such a word is
 * prepared food only if another word says so.
 */
export const moreLastingWords =
  'печенье;печенья;печиво;sylt;marmelad;saft;honung;bröd;knäckebröd;syltetøj;marmelade;honning;brød;småkager;småkaker;saltgurka;syltetøy;kjeks;hillo;hilloa;marmeladi;hunaja;leipä;leipää;keksit;pulla;sima;moos;mesi;leib;küpsised;ievārījums;medus;maize;cepumi;sīrups;uogienė;duona;sausainiai;marmeláda;marmelády;džem;džemu;chléb;chleba;sušenky;cukroví;sirup;lekvár;chlieb;koláčiky;lekvárt;méz;kenyér;keksz;savanyúság;szörp;pálinka;gem;dulceață;miere;pâine;biscuiți;sirop;murături;pekmez;kruh;keksi;rakija;marmelada;piškoti;сладко;конфитюр;мед;хляб;бисквити;туршия;ракия;μαρμελάδα;μέλι;ψωμί;μπισκότα;κουλούρια;τουρσί;παξιμάδια;subh;arán;brioscaí;ġamm;għasel;ħobż;gallettini;reçel;bal;ekmek;kurabiye;turşu;варення;джем;хліб;печиво;сироп;варенье;мёд;хлеб;печенье;сухари;مربى;عسل;خبز;بسكويت;مخلل'
