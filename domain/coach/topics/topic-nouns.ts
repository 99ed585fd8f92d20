import type { Topic } from './topic-name.ts'

/** Beginnings of the words that only goals of a topic have, in small letters, with a blank between them. */
const NOUNS: Readonly<Record<Topic, string>> = {
  walk: 'walk shoe',
  run: 'run jog shoe lace',
  swim: 'swim pool goggle',
  workout: 'workout train gym',
  writing: 'page line sentence writ wrote word paragraph text reader title pencil file story editor envelope',
  bedtime: 'bed lamp pillow blanket',
  waking: 'alarm bed morning awake wake snooze curtain blanket kettle slipper lamp',
  laptop: 'laptop lid inbox email',
  tidy: 'door shoe bag hook hallway',
  volunteer: 'volunteer help shift place coordinator give lend offer thank people glove',
  weight: 'move moving walk meal sleep cook vegetable table plate water fruit lunch breakfast dish recipe kitchen bed',
  household:
    'sink dish table floor room kitchen laundr clean tid cloth dust plate cup wip pan basket corner trash bag drawer towel stove mirror chair cushion counter surface',
  hand_over: 'decision decide meeting',
  choir: 'choir singer singing voice rehearsal',
  declutter: 'drawer shelf bag box pile corner closet basket floor thing bin room garage',
  draft: 'draft chapter paragraph thesis',
  course: 'course module certificate',
  alcohol: 'drink bottle glass wine beer bar sober pour',
  water: 'water glass bottle sip tap pitcher drink cup',
  focus: 'focus desk door notification tab screen phone block timer headphone task work interrupt concentrate page',
  inbox: 'inbox mail message reply answer sender folder newsletter thread subject draft archive unread',
  smoke: 'smok cigarette lighter urge',
  vape: 'vap device pod nicotine urge charger puff',
  gamble: 'gambl bet bets betting ticket bank app match ad urge machine counter wallet casino slip',
  nails: 'nail finger hand file cream thumb fingertip',
  shout: 'shout voice loud whisper child',
  home: 'dinner home',
  language: 'word card language vocabulary',
  instrument: 'instrument play note bar chord scale music melody metronome rhythm tune finger song',
  code: 'code program line function error bug editor file variable loop value comment tab computer',
  device: 'screen phone picture',
  debt: 'debt letter envelope bill statement payment bank',
  scripture: 'verse passage psalm surah chapter book',
  prayer: 'pray thank silen candle blessing bead quiet book',
  silence: 'quiet silence sit seat',
  partner: 'partner date together table both couple love song phone',
  contact: 'call phone message picture friend name card voice',
  cook: 'cook kitchen dinner pan pot plate meal dish recipe stove fridge lunch vegetable egg apron board onion',
  job: 'job posting résum resum application apply interview headline company search reference colleague recruit hire salary work',
  launch:
    'launch business customer price offer product sale page feature opening receipt competitor cost invoice logo owner register review supplier',
  promotion: 'promot raise review result manager role colleague project praise figure feedback work team title level',
  journal: 'journal notebook page line pen write wrote entry',
  reading: 'book page chapter read',
  savings:
    'save saving account money purchase wallet transfer receipt price jar cash spend spent pay paid cost subscription coin',
  scroll: 'phone screen feed app scroll thumb',
  study: 'exam topic card question book study answer formula definition mistake test',
  sweets: 'sweet snack candy cookie craving chocolate package drawer soda fruit cake bite sugar',
  swim_start: 'swim pool water float goggle towel lesson stroke shallow beginner bubble',
  business: 'customer business client sale offer invoice market price website competitor buy contact',
  blog: 'reader newsletter blog post issue draft headline topic text paragraph publish',
  drawing: 'draw paint sketch pencil brush paper picture page shade shadow shape outline color line',
  speaking: 'speech speak talk audience voice listener stage pause sentence story aloud opening',
  stretch: 'stretch shoulder neck posture chair mat back arm leg hip spine toe wrist chest ankle',
  cycle: 'bike ride riding cycl helmet tire saddle chain handlebar pedal',
  friends: 'friend person people somebody group club name neighbor invit meet talk greet hello colleague',
  dating:
    'partner meeting meet somebody coffee café friend date dating question invit wish introduc talk love answer message couple',
  team: 'team colleague talk meeting feedback praise thank person somebody beginner ask name',
  craft: 'piece material tool hand work needle wood yarn bench part pattern project edge',
  dance: 'dance dancing step beat music song partner turn hip floor feet foot rhythm class',
  dog: 'dog leash treat sit paw nose tail walk collar toy bowl animal puppy',
  driving: 'driv road car sign mirror brake gear lane lesson test rule instructor wheel traffic pedal',
  channel: 'episode record microphone listener viewer guest video sound channel camera script clip voice take',
  screen: 'screen game television controller remote couch episode series console power play round show trailer headset',
  coffee: 'coffee cup mug machine tea caffeine drink sip kettle café energy',
  sport: 'session training train sport game bag coach partner play opponent warm-up ball court racket hall gear',
  papers: 'paper form letter number line leaflet folder receipt tax document envelope statement office page',
  calm: 'break worry thought pause breath calm slow quiet shoulder rest rush list jaw',
  photo: 'photo picture camera light lens shot frame shadow image',
  event: 'move moving box pack label key address room furniture van landlord neighbor home place meter',
  network: 'contact colleague person people name message profile field meet introduc event talk reply',
  assert: 'no voice say said sentence word ask answer limit yes speak opinion request question wish',
  temper: 'anger angry temper calm word voice jaw fist breath complain complaint swear quarrel tone heat',
  care: 'skin cream face wash sunscreen soap cheek washcloth moisturizer towel sink mirror hand shower makeup lip bottle tube neck forehead',
  bake: 'dough flour bread loaf oven yeast salt butter tin recipe cake starter egg bowl slice crust spice',
  errand: 'call form list date number question letter answer document office appointment message phone price choice',
  yarn: 'yarn needle stitch row thread cloth fabric seam pattern wool hook knit sew pin scissor loop hem button basket',
  teeth: 'floss tooth teeth brush gum mouth mirror sink tongue bristle paste molar smile bathroom',
  party: 'guest invit table music list food date room helper cake toast song seat decoration celebrat party host plan',
  trip: 'ticket map route bag trip travel passport train hotel bed suitcase place list plan day way booking',
  hobby:
    'book video board game star bird piece move notebook try hobby question expert club puzzle collection practice',
  kindness:
    'kind thank word honest listen sorry forgive praise message voice face answer truth gossip complaint person smile',
  purchase: 'price offer model review measure compare question seller list size warranty try note picture buy',
  sale: 'price photo ad buyer offer describe clean measure sell answer message pickup box list ask',
  punctual: 'time clock hour minute door alarm key bag way appointment coat shoe watch calendar late early',
  renovation:
    'wall room floor tool paint screw corner edge brush ladder dust tape color measure nail window door board level house home',
  gardening: 'garden plant seed soil pot bed leaf leaves weed herb vegetable flower balcony mint sprout trowel',
  children: 'child kid son daughter play game toy',
  eating:
    'food eat meal plate fruit vegetable table fridge breakfast lunch dinner bowl fork cook list dish recipe nut herb lemon napkin kitchen',
  vitals:
    'doctor appointment question result value test report folder practice letter lab note walk shoe herb advice blood cholesterol calendar',
  caregiving:
    'care caring mother father mum mom dad gran visit tea cup help hand rest break photo calendar appointment doctor list blanket sweater song story neighbor relative friend nurse caregiver chair window',
  cannabis: 'weed cannabis joint high stash lighter urge smok grinder paper ashtray couch hour friend counselor',
  waste:
    'waste plastic bag bottle jar trash recycl fridge leftover packag wrap cloth mug box cup glass refill list food loaf store reuse mend',
  selfworth:
    'myself yourself friend name kind voice mirror compliment sorry critic word note photo praise thank mug list line good enough compar',
  child_wish:
    'child wish baby news appointment question office waiting wait counselor forum app calendar invitation page folder paper slip card friend sentence line rest seat cup',
  letgo: 'ex chat photo box friend song side bed mug table name plan hour drawer letter note message café pillow',
  giving:
    'give giving gift cause charity bag box coat donat thank present food bank shelter jar receipt card help offer neighbor',
  worship: 'service seat coat quiet silent silence sit community door name thank thought gather shoe bag visit come',
  restore:
    'part tool screw manual repair clean cloth label picture job bolt paint oil lamp measure wheel wood metal thing',
  joint: 'stick knee hip physio sheet leg',
}

/** Nouns by which a text is known to be about a goal of a topic. */
export const listTopicNouns = (topic: Topic | undefined): readonly string[] =>
  topic === undefined ? [] : NOUNS[topic].split(' ')
