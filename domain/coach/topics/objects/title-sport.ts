import { type Renaming, swapWords, titleWith } from '#domain/coach/topics/renaming.ts'
import { TO_CLIMB, TO_FIGHT, TO_GOLF, TO_KICK } from './sport-words.ts'

/** A sport as a title names it, and what it is played with, where, and how one begins. */
type Sport = {
  title: string
  name: string
  /** What is held: a racket. */
  tool: string
  /** The move that opens a game: a serve. */
  opening: string
  place: string
  /** One moment that went well. */
  moment: string
  /** Parts of the gear that wear out. */
  parts: string
  more?: Readonly<Record<string, string>>
}

const createSport = ({ title, name, tool, opening, place, moment, parts, more }: Sport): Renaming =>
  swapWords(titleWith(title), {
    'your sport': name,
    'of your sport': `from ${name}`,
    'footwork of your sport': `footwork of ${name}`,
    'rule of your sport': `rule of ${name}`,
    'technique of your sport': `technique of ${name}`,
    'ready stance of your sport': `ready stance of ${name}`,
    'the shoes or the gear of your sport': `your ${name} shoes or gear`,
    'under the name of your sport': `under the word ${name}`,
    'hold or wear in your sport': `hold or wear for ${name}`,
    'do your sport': `play ${name}`,
    'sports bag': `${name} bag`,
    'sports shoes': `${name} shoes`,
    'sports gear': `${name} gear`,
    'laces, straps, or strings of your sports gear': `${parts} of your ${name} gear`,
    'strap, lace, or string of your gear': `${parts.replace(/s\b/gu, '').replace(' and ', ' or ')} of your gear`,
    'one strap, string, or lace': `the ${parts} of your gear`,
    'one strap or lace of your gear': `the ${parts} of your gear`,
    'the grip, the gloves, or the shoes of your sport': `your ${tool} or your shoes`,
    'serve, kick, guard, or first grip': opening,
    'court, field, wall, or mat': place,
    'a serve, a throw, or a reach': `a ${opening}`,
    'racket, ball, gloves, or belt': tool,
    'racket, ball, or belt': tool,
    'hold racket, ball, or belt': `hold the ${tool}`,
    'a good player in your sport': `a good ${name} player`,
    'climb or serve': 'play',
    'a serve or a climb': `a ${opening}`,
    'ball or hold': 'ball',
    'a racket or a rope': `a ${tool}`,
    'a swing, a throw, or a punch': `a ${opening}`,
    'one swing, throw, or grip': `one ${opening}`,
    'kick, punch, swing, or reach once': `do one ${opening}`,
    'a hit or a pull': `a ${opening}`,
    'the balls, the rope, or the water': 'the balls or the water',
    'without ball or board': `without a ${tool}`,
    'a field, a court, or a hall has its hours': `a ${place} has its hours`,
    'a pass, a hold, or a laugh': `${moment}, or a laugh`,
    ...more,
  })

const RACKET = { opening: 'serve', place: 'court', moment: 'a serve, a rally', parts: 'laces and strings' } as const
const PADDLE = { ...RACKET, tool: 'paddle', parts: 'laces and grips' } as const
const BALL = {
  tool: 'ball',
  place: 'field',
  moment: 'a pass, a save',
  parts: 'laces',
  more: {
    'strap, lace, or string of your gear': 'lace of your shoes',
    'one strap, string, or lace': 'the laces of your shoes',
    'one strap or lace of your gear': 'the laces of your shoes',
    'climb or serve': 'throw',
    'toss a ball or rolled socks': 'toss a ball',
    'your racket, ball, gloves, or belt': 'a ball',
  },
} as const

const GRAPPLING = {
  ...{ tool: 'belt', opening: 'grip', place: 'mat', moment: 'a sweep, a hold', parts: 'seams' },
} as const
const STRIKING = {
  ...{ tool: 'gloves', opening: 'punch', place: 'ring', moment: 'a punch, a block', parts: 'straps' },
} as const
const OF_FIGHTS = { ...TO_FIGHT, 'a racket or a rope': 'a belt', 'a swing, a throw, or a punch': 'a throw' }
const OF_GLOVES = {
  ...TO_FIGHT,
  'on a racket or a rope': 'in your gloves',
  'hold a racket or a rope': 'put on your gloves',
  'without ball or board': 'without gloves',
  'hold your racket, ball, gloves, or belt, and move it as in a game': 'put on your gloves, and move as in a round',
}

const FIGHT =
  'bjj|(?:brazilian )?jiu[- ]?jitsu|judo|karate|taekwondo|aikido|kung fu|krav maga|muay thai|kick-?boxing|boxing|boxen|wrestling|martial arts'
export const FIGHTS = titleWith(FIGHT)
export const CLIMBS = titleWith('climb|climbing|boulder|bouldering|klettern|bouldern')
export const GOLF = titleWith('golf')
export const BALLS = titleWith(
  'football|fußball|fussball|soccer|futsal|(?:5|five)[- ]a[- ]side|basketball|volleyball|handball|rugby|netball',
)

/** Texts about a sport with its name, and with what it is played with and where. */
export const SPORTS: readonly Renaming[] = [
  createSport({ ...PADDLE, title: 'table tennis|ping[- ]pong|tischtennis', name: 'table tennis', place: 'table' }),
  createSport({ ...RACKET, title: 'tennis', name: 'tennis', tool: 'racket' }),
  createSport({ ...RACKET, title: 'badminton', name: 'badminton', tool: 'racket' }),
  createSport({ ...RACKET, title: 'squash', name: 'squash', tool: 'racket' }),
  createSport({ ...PADDLE, title: 'pickleball', name: 'pickleball' }),
  createSport({ ...RACKET, title: 'padel', name: 'padel', tool: 'racket', parts: 'laces and grips' }),
  createSport({ ...BALL, title: 'soccer|futsal', name: 'soccer', opening: 'kick', more: { ...BALL.more, ...TO_KICK } }),
  createSport({
    ...BALL,
    title: 'football|fu(?:ß|ss)ball|(?:5|five)[- ]a[- ]side',
    name: 'football',
    opening: 'pass',
    more: { ...BALL.more, ...TO_KICK },
  }),
  createSport({
    ...BALL,
    title: 'basketball',
    name: 'basketball',
    opening: 'shot',
    place: 'court',
    moment: 'a pass, a shot',
  }),
  createSport({
    ...BALL,
    title: 'volleyball',
    name: 'volleyball',
    opening: 'serve',
    place: 'court',
    moment: 'a serve, a dig',
  }),
  createSport({ ...BALL, title: 'handball', name: 'handball', opening: 'throw', place: 'court' }),
  createSport({ ...BALL, title: 'rugby', name: 'rugby', opening: 'pass', moment: 'a pass, a tackle' }),
  createSport({
    ...GRAPPLING,
    title: 'bjj|(?:brazilian )?jiu[- ]?jitsu',
    name: 'jiu-jitsu',
    more: { ...OF_FIGHTS, 'do your sport': 'do jiu-jitsu' },
  }),
  createSport({
    ...GRAPPLING,
    title: 'judo',
    name: 'judo',
    moment: 'a throw, a hold',
    more: { ...OF_FIGHTS, 'do your sport': 'do judo' },
  }),
  createSport({
    ...GRAPPLING,
    title: 'karate',
    name: 'karate',
    opening: 'punch',
    moment: 'a kick, a block',
    more: { ...OF_FIGHTS, 'do your sport': 'do karate' },
  }),
  createSport({
    ...STRIKING,
    title: 'kick-?boxing',
    name: 'kickboxing',
    more: { ...OF_GLOVES, 'do your sport': 'do kickboxing' },
  }),
  createSport({ ...STRIKING, title: 'boxing|boxen', name: 'boxing', more: { ...OF_GLOVES, 'do your sport': 'box' } }),
  createSport({
    ...STRIKING,
    title: 'muay thai',
    name: 'Muay Thai',
    opening: 'kick',
    more: { ...OF_GLOVES, 'do your sport': 'do Muay Thai' },
  }),
  createSport({
    title: 'climb|climbing|boulder|bouldering|klettern|bouldern',
    name: 'climbing',
    tool: 'hold',
    opening: 'reach',
    place: 'wall',
    moment: 'a hold, a reach',
    parts: 'laces and straps',
    more: TO_CLIMB,
  }),
  createSport({
    title: 'golf',
    name: 'golf',
    tool: 'club',
    opening: 'swing',
    place: 'hole',
    moment: 'a drive, a putt',
    parts: 'laces and grips',
    more: TO_GOLF,
  }),
]
