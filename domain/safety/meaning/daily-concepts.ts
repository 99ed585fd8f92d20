/**
 * Words of everyday life by what they say of a text together, beside `CONCEPTS`. They tell the calm texts apart: a knife among
 * words for food is a kitchen knife. English words stand without their endings where `features.ts` takes these off.
 */
export const DAILY_CONCEPTS: Readonly<Record<string, string>> = {
  foods:
    'apple bread cake cheese chicken chocolate cookie curry egg fish fruit garlic honey jam meat milk nut onion pasta pizza potato rice salad salt sandwich sauce snack soda soup sugar sweet tofu tomato vegetable veggie carb protein recipe dessert steak bean lentil berry banana brot kuchen obst gemuse zucker kaffee pan queso fruta verdura azucar cafe pain fromage legume sucre gateau',
  cooking:
    'cook bake fry roast grill boil chop peel barbecue kitchen pot oven dish menu chef homemade kochen backen kuche cocinar cocina hornear cuisiner cuisine',
  drinks: 'coffee tea juice smoothie espresso caffeine cola lemonade tee cafe zumo jus',
  hobby:
    'guitar piano violin drum choir sing song band music paint draw sketch knit sew photography puzzle chess garden gardening craft pottery dance salsa tango theater podcast blog poem poetry novel story chapter film movie series show game minecraft fortnite comic anime gitarre klavier malen tanzen guitarra pintar bailar guitare peindre danser',
  sports:
    'yoga pilates squat deadlift plank pushup pullup stretch football soccer tennis basketball handball hockey golf boxing kickbox judo karate climb climbing hike hiking ski skate surf row rowing cycle cycling jog sprint race triathlon swimming lap km 5k 10k mile goal score league coach fit fitness muscle strength wandern klettern senderismo nadar escalade natation randonnee',
  household:
    'clean tidy declutter laundry dishes vacuum dust sweep mop wardrobe closet drawer shelf garage attic cellar basement box move furniture repair fix paint wall roof lamp trash recycle iron putzen aufraumen wasche schrank limpiar ordenar armario ranger nettoyer',
  plants:
    'garden plant tree flower rose lawn hedge weed seed soil compost balcony herb basil harvest grow garten pflanze blume jardin planta flor plante fleur',
  animals:
    'horse cow pig bird fish rabbit hamster kitten parrot hen goat bee wasp mouse rat beagle tier pferd caballo animal cheval',
  office:
    'email inbox mail backlog deadline project sprint task slide presentation pitch spreadsheet excel report colleague team manager promotion raise career cv resume interview linkedin startup business customer sales product launch code bug website app desk remote freelance overtime notice schedule calendar beforderung bewerbung entrevista negocio cliente reunion reunione',
  studies:
    'thesis essay grade degree college university semester term lecture math biology chemistry physics history spanish french german english vocabulary flashcard certificate diploma test quiz tutor homework prufung abitur tarea universidad memoire licence bac',
  finance:
    'invest stock etf tax mortgage loan credit card bank account fund subscription spend spending expense income cash dollar pound bill insurance budgeting steuer miete konto impuesto hipoteca impot loyer',
  travel:
    'trip travel holiday vacation flight plane airport hotel camp camping tent beach mountain island passport visa pack suitcase city country italy spain japan rome paris london berlin urlaub reise viaje vacaciones playa voyage vacances plage',
  vehicle:
    'bus van taxi tram bicycle scooter motorbike ferry boat drive ride park parking commute pedal fahrrad moto velo',
  nature:
    'forest wood hill park sun sunrise sunset rain snow star moon sky wind air fresh wald sonne bosque sol foret soleil',
  device:
    'phone laptop screen tv computer tablet netflix youtube notification alarm scroll scrolling handy bildschirm movil pantalla ecran telephone',
  care: 'shower teeth dentist skin haircut hair nails beard makeup spa massage posture hydrate vitamin supplement checkup glasses vaccine zahne haare dientes pelo dents cheveux',
  routine:
    'every daily weekly each weekday week month year twice once morning noon afternoon routine habit streak minute hour before after while whenever taglich jeden woche morgen cada dia semana manana chaque jour semaine matin',
  start:
    'start begin try set plan open launch sign join enroll book register prepare anfangen beginnen empezar comenzar commencer debuter',
  improve:
    'improve better faster stronger increase more less reduce cut lower grow build master get become reach achieve complete beat record level besser mehr weniger mejorar menos ameliorer moins',
  social:
    'call visit invite meet party dinner barbecue picnic birthday wedding anniversary host chat talk date coffee neighbor community club volunteer anrufen besuchen treffen llamar visitar quedar appeler inviter rencontrer',
  delight:
    'happy proud glad fun enjoy joy laugh smile grateful excited relax calm love celebrate cheer lol haha freude stolz lachen feliz orgullo reir heureux fier rire',
  gloom:
    'sad depressed depression lonely alone numb grey gray low anxious anxiety worry guilty shame ashamed sorrow grim bitter traurig einsam depressiv triste solo deprimido seul deprime',
  despair:
    'despair desperate unbearable collapse collapsed broken ruined lost doomed trapped overwhelmed exhausted breakdown shatter verzweifelt zerbrochen desesperado roto desespere brise',
  hate: 'hate hatred despise disgust disgusting ugly loathe worthless stupid failure loser pathetic hasse hassen ekel odio asco hais deteste',
  rage: 'angry anger rage furious mad temper lash yell shout scream explode wutend wut schreien enfadado rabia gritar colere crier',
  fire: 'fire burn petrol gasoline match matches flame torch arson ignite ablaze feuer benzin streichholz fuego gasolina feu essence allumette',
  weapon:
    'knife knives machete axe hammer bat crossbow bow arrow bomb grenade explosive ammo bullet poison acid bleach antifreeze venom taser brick shank pistole beil hacha martillo veneno bombe',
  grudge:
    'snitch traitor liar cheater enemy bully bullied humiliated laughed betrayed rat opps revenge grudge payback lesson teach verrater mentiroso traitre',
  crowd:
    'crowd parade mall church mosque synagogue shelter clinic office class everyone concert stadium station parliament menge multitud foule',
  people:
    'gay jew jewish muslim migrant immigrant refugee foreigner homeless trans black asian auslander extranjero etranger juif musulman',
  force:
    'force forced forces make makes made rip grab grabs grabbed pin pinned hold held drag dragged corner cornered trap tie tied consent unwanted zwingt gezwungen obliga obligado oblige',
  harmed:
    'bruise bruises bruised swollen broken rib ribs limp tooth teeth blood stitches scar wound cast emergency blaue flecken moraton bleu',
  undress:
    'undress naked shirt underwear bra shower bath bathroom sleepover lap kiss tickle massage private ausziehen desnudar deshabiller',
  secrecy: 'secret quiet tell telling told trust allowed keep between snitching schweigen verrat callar taire',
  bondage: 'owe owes owed debt paid pay pays agency pimp papers passport contract visa clients customers work',
  honor:
    'honor honour shame marry married marriage wedding husband cousin arranged obey ehre heiraten casarme honneur marier',
  court:
    'court judge police trial lawyer jail prison witness custody arrest gericht polizei juez policia tribunal police',
  substances:
    'heroin cocaine coke meth fentanyl oxy opioid opioids benzo benzos valium methadone weed cannabis vape nicotine cigarette cigarettes smoking booze gin whiskey rum spirits sober drug drugs drogen drogas drogue heroine',
  withdraw:
    'detox withdrawal shakes shake sweat sweats twitch twitching rehab cold turkey taper quit entzug abstinencia sevrage',
  remedy:
    'statin statins metformin warfarin inhaler hormone thyroid antibiotic antibiotics steroid chemo antipsychotic antipsychotics zoloft lexapro prozac effexor quetiapine ritalin seizure epilepsy bipolar diabetes blood pressure cardiologist psychiatrist arznei remedio remede',
  after: 'since after without ago later first seit nach ohne desde despues sin depuis apres sans',
  memory:
    'remember memory memories photo photos album candle anniversary grave cemetery ashes urn stone erinnerung recuerdo souvenir tombe',
  infant:
    'nursery cot crib pram womb twins due ultrasound trimester weeks born unborn baby babies embryo wiege cuna berceau',
  past: 'was were had did used grew childhood years ago once war wurde fue era etait',
  healing:
    'heal healing trust again therapy therapist group safe rebuild recover learn slowly step wieder otra vez nouveau',
  question: 'how what where which who why should could tips advice wie was como donde comment quoi',
  ending:
    'last final close closing shut curtain extinguish stop over finish exit door quit leave schluss cierre fermer',
  void: 'nothing void empty hollow gone zero blank dust ash ashes underground soil tomb grave leere vacio neant cendre',
  heart: 'heart heartbeat pulse breath breathing breathe lungs herz atem corazon latido coeur souffle',
  lonely:
    'nobody noone alone invisible unseen unloved abandoned rejected dumped divorced fired expelled verlassen abandonado',
}
