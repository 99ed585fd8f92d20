import { rule, type Subject } from '../rule.ts'

const MANY =
  '(everyone|everybody|people|the whole (team|office|class|school|family|village|town|street|crew|department)|all of them|them all|the (team|guests|crowd|students|pupils|kids|children|passengers|neighbou?rs|staff|teachers|colleagues|customers|audience|worshippers|voters)|my (team|colleagues|coworkers|classmates|class|teachers|bosses|in laws|bullies|family)|crowds?|passengers|worshippers|bystanders|pedestrians|commuters|civilians|protesters)'
const ANIMAL =
  '(dogs?|cats?|pupp(y|ies)|kittens?|pets?|horses?|pony|ponies|rabbits?|hamsters?|birds?|pigeons?|ducks?|swans?|hedgehogs?|animals?|cows?|sheep|goats?|donkeys?|parrots?|tortoises?)'
const VENOM =
  '(rat bait|rat poison|antifreeze|bleach|arsenic|cyanide|ricin|thallium|laxatives?|slug pellets?|rodenticide|pesticide|weed ?killer|mercury|strychnine|fentanyl|poison|drain cleaner|ground glass|broken glass|razor blades?|nails|needles)'
/** Works and games, whose name tells that nothing is meant. */
const WORK =
  '(novel|story|screenplay|script|characters?|chapter|movie|game|games|gta|comic|manga|podcast|episode|series|thriller|dnd|dungeons|campaign|minecraft|thesis|essay|documentary|lego|paintball|laser tag|nerf|escape room|larp|quest|board game)'
/** Subjects and places that tell it only beside a verb such as "write": somebody can attack a museum. */
const SUBJECT = '(film|raid|history|museum|exam|lecture|course|level|opera|theater|theatre|play)'

/** Other people, whose words and deeds the writer tells. */
const THEY = '(he|she|they|my (ex|husband|boyfriend|wife|partner|father|dad|stepdad|brother|son|neighbou?r))'

/** A plan of the writer, with or without apostrophes. */
const I_WILL = '(i will|ill|im going to|im gonna|i am going to|ima|imma|i plan to|i want to|i wanna|i shall)'

/** Attacks on many people, on animals and by poison, and blows as a means of order at home. */
export const ATTACKS: Subject = {
  rules: [
    rule(
      'refuse',
      'harm-others',
      [
        `(gun|mow) down ~2${MANY}|gun ${MANY} down`,
        `(shoot|stab|kill|murder|poison|gas|bomb|blow up|massacre|slaughter|burn|attack|run over|run down|plow into|plough into|drive into|ram)(?! myself (while|when|before|after|once|so|if|because)) ~2${MANY}(?! (with (kindness|questions|love|cookies|cake|laughter|jokes|style|my (game|pitch|speech))|at (chess|(table )?tennis|ping pong|badminton|golf|cards|scrabble|bowling|darts|trivia|karaoke|work in)))`,
        '(spike|spiking|poison|lace|lacing) the ~2(bowl|punch|buffet|drinks?|food|coffee|tea|well|water)( ~1(at|of|in|with))?(?! recipe)',
        '(ruin|destroy|smash|cut|slash|burn|scar) (that|her|his|their) ~1(pretty |ugly |smug |stupid )?(face|looks)( ~2(with|using|by|so))?(?! (cream|mask))',
        '(disobedience|talking back|lying|a lie|each lie|every lie|being late|no|flirting|back talk) ~2(means|costs|earns|gets|brings|is) (her |him |them |a |an |one )~2(black eye|slap|bruises?|beating|punch|belt|fist|broken)',
        `(?<!(if|when|unless|until) )${I_WILL} ~2(shoot|stab|murder|strangle|behead|execute|knife|bomb|gun down|run over|beat up) (that|this|the|those|these|him|her|them|every|some|my) ?~2(cops?|police\\w*|officers?|guards?|wardens?|judges?|mayor|imam|priest|rabbi|teachers?|boss|landlord|neighbou?rs?|nurses?|doctors?|bastards?|bitch|scum|pigs|traitors?)(?! (a |an |some |at |in the (film|game|movie|scene|novel)|(photo|video|film|email|text|message|for the)))`,
        '(turn|turning|switch|switching|shut|cut|pull|unplug|unplugging|turning|shutting) (off )?(his|her|their|my ~1<kin>s?|grandpas?|grandmas?|dads?|mums?|moms?) ~1(oxygen|ventilator|life support|breathing machine|drip|oxygen (supply|tank)|respirator|pacemaker)( off)?(?! (alarm|as the doctor|because the doctors))',
        '(derail|derailing|crash|crashing) (the|a|that|my) ~2(trains?|tram|metro|bus|plane|subway)',
        `(contaminate|contaminating|poison|poisoning|spike|spiking|taint|tainting) (the|my|our|a|their|his|her) ~3(water|well|reservoir|supply|food|coffee|tea|punch|buffet|lunch|meal|salad|soup|cake|beer|wine|drinks?|milk)( ~9)?`,
        `(put|putting|mix|mixing|slip|slipping|hide|hiding|leave|leaving|drop|dropping|scatter|scattering|throw|throwing|stuff|stuffing|add|adding|feed|feeding|lay|laying) ~2${VENOM} ~1(in|into|inside|on|to|for|out for) ~3(${ANIMAL}|sweets|candy|candies|chocolates?|cookies|brownies|smoothie|bottle|lunch(box)?|feeder|bowls?|drinks?|food|coffee|tea|meat|sausages?|treats?|salad|soup|water|tank|playground|sandbox|sandpit|slide|pool)`,
        `(wound|maim|cripple|torment|torture|mutilate|strangle|drown|stab|set fire to|hurt|harm|injure|starve) (the|his|her|their|my|our|a|some|every|all|that|those|these|neighbou?rs?|stray) ~2${ANIMAL}(?! (hair|nails|claws|treats?|food|fur|coat|costs?|bill|nest|before))`,
        `(kill|poison|shoot|slash|skin|burn|beat|kick|blind) (his|her|their|that|those|the neighbou?rs?|my neighbou?rs?|neighbou?rs?|stray|the stray) ~1${ANIMAL}(?! (hair|treats?|food|at|in|nest))`,
        '(set off|detonate|plant|plants|planting|leave|place|make|build|building|making|assemble|assembling|construct) (a|the|my|some|an) ~2(bombs?|pipe bomb|nail bomb|car bomb|explosives?|ied|grenade|molotovs?( cocktails?)?)(?! (shelter|game|cake|bath|shot))',
        '(throw|toss|hurl|lob) (a|the|some|my) ~1(grenades?|molotovs?( cocktails?)?|petrol bombs?|fire ?bombs?|acid|bricks? (at|through)|rocks? (at|from|off|onto))',
        '(throw|drop|hurl|toss) (stones?|rocks?|bricks?|concrete|manhole covers?) ~2(from|off|onto|on) (the |a |my )?~1(bridge|overpass|roof|highway|motorway|cars|train)',
        '(cut|tamper with|loosen|sabotage|drain) (his|her|their|the|my ~2(<kin>|<other>)s?|someones) ~2(brakes?|brake lines?|gas line|gas pipe|ladder|parachute|harness|oxygen|wheel (nuts|bolts))(?! (pads?|on my bike|cables? on))',
        '(stretch|string|tie) ~1(a |the )?(wire|rope|fishing line) across (the|a) ~1(path|trail|road|cycle path|bike path|stairs)',
        '(good|proper|daily|weekly|sound|hard|regular|monthly) ~1(thrashing|beating|hiding|whipping|spanking|caning|slapping)(?! (heart|pulse|heartbeat))',
        '(wife|woman|girlfriend|husband|kids?|child|children|sons?|daughters?) ~2(has to|must|have to|should|needs? to|need to) be ~1(afraid|scared|terrified|frightened) of me',
        '(belt|fist|fists|cane|rod|stick|whip|back of my hand) ~4(keeps?|makes?|teach(es)?|will teach|so that|so|until|to keep|to make) ~4(quiet|obey|order|in line|listen|respect|behave|her place|his place|silent|obedient)',
        '(beat|hit|slap|whip|cane|thrash|spank|smack|belt) (the|some) ~1(fear|sense|respect|manners|obedience|disobedience|laziness|gay|devil|stubbornness|attitude) (in|into|out)',
        `(make|making) (sure )?~1(him|her|them|<whom>) ~2(never|cant|wont) ~1(walk|see|speak|breathe|have kids|play (the )?\\w+) (again|anymore)`,
        '(snuff|suffocate|smother) (him|her|them|<whom>|the baby|my baby)|(pillow|plastic bag) (over|on) (his|her|their|my ~1<kin>s?) (face|head|mouth)',
        '(blackmail|extort) (him|her|them|<whom>|someone|a (girl|boy|woman|man|teacher|colleague|coworker)) ~3(with|using|over)',
        '(break|breaking|smash|smashing|crack|cracking|cave in|caving in|fracture) (his|her|their|the ~1(guy|kid|boy|girl|man|woman)s?|<whom>s?) ~1(jaw|skull|nose|ribs?|legs?|arms?|kneecaps?|teeth|face|fingers|neck)',
        '(torture|burn|cut|starve|beat|kick|drown) (it|him|her|them) (until|till) (it|he|she|they) ~1(learns?|dies?|stops?|obeys?|begs?|gives? in|listens?)',
        '(make|making) \\w+ (bleed|suffer|beg)( ~1for (what|it|leaving|this|that|cheating|crossing))?(?! radiator)',
        '(kill|shoot|shot|stab|stabbed|killed|murder) (the )?(most|as many) (people|kids|students|teachers|cops|victims|men|women)( as possible)?',
        '(become|be|be remembered as) ~3(next |a |the )?~1(mass shooter|school shooter|serial killer|mass murderer|rapist|poisoner|arsonist|hitman|suicide bomber|terrorist|sniper who)(?! (hunter|profiler|expert|in|for))',
        '(assassinate|assassinating) (the|a|my|our|this|that) ~2(mayor|president|senator|governor|minister|chancellor|judge|king|queen|pope|prime minister|candidate|politician|boss|principal|teacher|ceo|congress\\w+|deputy|neighbou?r)',
        '(chain|chaining|tie|tying|handcuff|lock|cage) (my ~1(<partner>|<child>|<parent>)|her|him|them|the ~1(girl|woman|kid|boy|old man|old woman)) ~1(up )?(to|in|into) (the|a|my) ~1(radiator|bed|basement|cellar|wall|pipe|chair|garage|attic|shed|cage|car|trunk)',
        '(get|getting|make|making) (her|him|a girl|the girl|them|my ~1(date|ex|<other>)) ~2(drunk|high|wasted|blackout) ~2(to|so|until|enough) ~3(refuse|resist|say no|fight|remember|know)',
        '(chop|cut|hack|slice|saw) off (the|his|her|their|its|a) ~2(tails?|paws?|ears?|legs?|wings?|fingers?|hands?|head)( (of|from|off) (the|my|our|a|his|her|neighbou?rs) ~3)?(?! (coat|chicken|fish|duck|turkey|prawns?|radish))',
        '(set|setting|light|lighting) (the|a|my|our|his|her|their|some|stray) ~2(cats?|dogs?|pupp(y|ies)|kittens?|birds?|homeless (man|men|people|woman)|tents?|beggars?) ~1(on fire|alight|ablaze)',
        '(enjoy|like|love|get off on|fun|kick out of) ~1(hurting|torturing|killing|beating|tormenting|scaring) ~1(animals|cats|dogs|people|kids|women|children|the weak)',
        '(breed|train|raise|enter|keep) ~2dogs? ~1(for|to) ~1(dog ?fights?|fighting ring|fight (other|smaller))|dog ?fighting ring|(organi[sz]e|host|run) ~1dog ?fights?',
        '(unalive|unaliving) ~1(<my> ~2(\\w+)|him|her|them|that|everyone)',
        '(is|are|will|gonna|going to) ~1(going to )?(die|bleed) ~1(tonight|today|tomorrow|on \\w+) ~2(the|my|i have the|ive got the) ~1(bat|knife|gun|hammer|blade|axe|rifle|pistol)',
        '(put|putting|send|sending|land) (him|her|them|<whom>|my \\w+ teacher|the ~1(referee|linesman|striker|goalkeeper|goalie|keeper|coach|bouncer)) ~1(in|to|into) (the )?~1(hospital|coma|wheelchair|grave|ground|morgue|intensive care)(?! (when|because|for (surgery|an? (\\w+ )?operation|tests?|a check)))',
        '(residents?|patients?|elderly|old (people|folks|man|woman|lady)|grandma|grandpa|mother in law|father in law) ~3(die|dead|gone|pass) ~1(sooner|faster|earlier|quicker|early)',
        '(man|woman|guy|neighbou?r|boss|teacher|ex|girl|boy) ~3(is|will be|has to be|must be|should be|to be) dead (by|before|until|when|soon|this|next)',
        '(deadly |severe |nut |peanut )?allerg(y|ic) ~6(feed|give|hide|sneak|slip|peanuts? in)|(feed|give|hide|sneak|slip) ~3(peanuts?|nuts|shellfish|sesame) ~7(allerg(y|ic))',
        '(post|send|leak|share|publish|spread|upload) (her|his|my ex(s)?|exs|their|the|my ~1(<partner>)s?) ~1(nudes?|naked|nude|intimate|sex|private) ~1(pics?|photos?|pictures?|videos?|tape|images)?',
        '(hit and run|run (him|her|them|<whom>) over|run (him|her|them|<whom>) off the road|ram (his|her|their|<whom>s?) car)',
        `(shoot|snipe|pick off) ~1${MANY} ~2(from|off|on|at|in)`,
        '(open fire|shoot|shooting|start shooting) (at|on|in|into) (the|my|a|our) ~2(crowd|school|office|mall|church|mosque|synagogue|parade|festival|concert|class|party|canteen|cafeteria|lobby|supermarket|market|courthouse|polls?)',
        '(gas|bomb|torch|burn down|blow up|set fire to|firebomb|set on fire|attack|storm) (the|a|my|our|that|this|his|her|their) ~2(synagogue|mosque|church|temple|school|shelter|clinic|hostel|courthouse|town hall|office|refugee home|asylum (home|center|centre)|nursing home|hospital|embassy|kindergarten|nursery|club|bar|pub|house|home|shop|restaurant|police station|train station|airport)',
      ],
      [
        WORK,
        `(play|playing|watch|read|reading|write|writing|film|act|record|finish|teach|learn about|study|against|afraid|scared|worried|fear|dream(ed|t)?|nightmare) ~6${SUBJECT}`,
        '^(stop|prevent|protect|never|dont let|save|rescue|report|(help|train) (?!me |us |my |a |the |him |her |them ))(?! ~9(and|then|before|so|until|ill|i) )',
        `${THEY} ~2(says?|said|threatens?|threatened|tried to|told me|used to|will|would|wants? to|is going to|are going to)(?! ~9(i|ill|im|id|ive|we|well|lets|so) )`,
        '^((when|after|since|because) )?(i|we|he|she|they|ive|my ~2(<kin>|<other>)) ~1(was|were|got|been) ~1(shot|stabbed|attacked|poisoned|bombed|burned|beaten|run over)(?! ~9(i|ill|im|now|so) )|(rats?|mice|mouse|moles?|slugs?|snails?|ants?|wasps?|roaches|cockroaches|termites?|weeds?|ivy|aphids|mosquito(es)?|ticks?|fleas?) (in|from|out|under|problem|infestation|trap)',
        '(had|needed) to (put|send) my ~1(<parent>|<child>|<partner>|<sibling>|grand\\w+) (in|into|to) (a |the )?(hospital|hospice)',
        '(vet|put (him|her|it) to sleep|euthani[sz]e|grooming|groomer|neuter|spay|dog nails|claws trimmed|butcher|recipe|roast|hunting (license|season))|(slaughter|chop|cut|saw) ~9farm',
        '(shoot|shooting|shot) ~9(photo\\w*|portraits?|camera|wedding)|(photo\\w*|portraits?|camera) ~9(shoot|shooting|shot)',
      ],
    ),
  ],
}
