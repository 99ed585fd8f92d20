import type { Topic } from './topic.ts'

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
  nails: 'nail finger hand file cream thumb fingertip',
  shout: 'shout voice loud whisper child',
  home: 'dinner home',
  language: 'word card language vocabulary',
  instrument: 'instrument play note bar chord scale music melody metronome rhythm tune finger song',
  code: 'code program line function error bug editor file variable loop value comment tab computer',
  device: 'screen phone picture',
  debt: 'debt letter envelope bill statement payment bank',
  scripture: 'verse passage psalm book',
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
  joint: 'stick knee hip physio sheet leg',
}

/** Nouns by which a text is known to be about a goal of a topic. */
export const listTopicNouns = (topic: Topic | undefined): readonly string[] =>
  topic === undefined ? [] : NOUNS[topic].split(' ')
