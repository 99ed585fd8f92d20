import { CHILD_WISH } from '#domain/coach/slots/child-wish.ts'
import { JOINT, STRETCH, SWIM, SWIM_START } from './body-titles.ts'
import { CANNABIS } from './cannabis-titles.ts'
import { BUSINESS, JOB, SPEAKING } from './career-titles.ts'
import { CAREGIVING } from './caregiving-titles.ts'
import { CHILDREN } from './child-titles.ts'
import { DATING } from './dating-titles.ts'
import { GAMBLE } from './gamble-titles.ts'
import { GIVING } from './giving-titles.ts'
import { ALCOHOL, CARE, COFFEE, NAILS, SCREEN, SCROLL, SMOKE, SWEETS, VAPE, WATER } from './habit-titles.ts'
import { LET_GO, SELFWORTH } from './heart-titles.ts'
import { BAKE, COOK, DECLUTTER, HOUSEHOLD, RENOVATION, TIDY } from './home-titles.ts'
import { DOG, EVENT, MOVE_TO_PLACE, PHOTO } from './leisure-titles.ts'
import { BLOG, CHANNEL, CRAFT, DRAWING, GARDENING, INSTRUMENT } from './making-titles.ts'
import { ASSERT, CALM, PUNCTUAL, TEMPER } from './mind-titles.ts'
import { DEBT, PAPERS, PUT_ASIDE, SAVINGS } from './money-titles.ts'
import { CYCLE, DANCE, RUN, WALK, WORKOUT } from './movement-titles.ts'
import { CONTACT, FRIENDS, HOME, PARTNER, SHOUT } from './people-titles.ts'
import { JOURNAL, PRAYER, SCRIPTURE, SILENCE, WORSHIP } from './reflect-titles.ts'
import { BEDTIME, WAKING } from './sleep-titles.ts'
import { SPORT } from './sport-titles.ts'
import { CODE, COURSE, DEVICE, DRIVING, LANGUAGE, STUDY } from './study-titles.ts'
import { DRAFT, READING_TITLES, WRITING } from './text-titles.ts'
import { WASTE } from './waste-titles.ts'
import { WEIGHT } from './weight-titles.ts'
import { FOCUS, HAND_OVER, INBOX, LAPTOP, LAUNCH, NETWORK, PROMOTION, TEAM, VOLUNTEER } from './work-titles.ts'

/** Words of a title that tell a topic whose texts were written for the kind of the goal. */
export const OWN_KIND_WORDS = {
  do_regularly: [
    ['giving', GIVING],
    ['waste', WASTE],
    ['selfworth', SELFWORTH],
    ['weight', WEIGHT],
    ['laptop', LAPTOP],
    ['bedtime', BEDTIME],
    ['waking', WAKING],
    ['dog', DOG],
    ['walk', WALK],
    ['run', RUN],
    ['cycle', CYCLE],
    ['swim', SWIM],
    ['stretch', STRETCH],
    ['sport', SPORT],
    ['workout', WORKOUT],
    ['blog', BLOG],
    ['writing', WRITING],
    ['drawing', DRAWING],
    ['gardening', GARDENING],
    ['craft', CRAFT],
    ['photo', PHOTO],
    ['business', BUSINESS],
    ['tidy', TIDY],
    ['household', HOUSEHOLD],
    ['care', CARE],
    ['temper', TEMPER],
    ['punctual', PUNCTUAL],
    ['calm', CALM],
    ['assert', ASSERT],
    ['focus', FOCUS],
    ['inbox', INBOX],
    ['team', TEAM],
    ['network', NETWORK],
    ['volunteer', VOLUNTEER],
    ['water', WATER],
    ['bake', BAKE],
    ['reading', READING_TITLES],
    ['cook', COOK],
    ['hand_over', HAND_OVER],
  ],
  finish: [
    ['child_wish', CHILD_WISH],
    ['launch', LAUNCH],
    ['promotion', PROMOTION],
    ['declutter', DECLUTTER],
    ['papers', PAPERS],
    ['job', JOB],
    ['course', COURSE],
    ['channel', CHANNEL],
    ['renovation', RENOVATION],
    ['event', EVENT],
    ['event', MOVE_TO_PLACE],
    ['driving', DRIVING],
    ['draft', DRAFT],
  ],
  stop: [
    ['cannabis', CANNABIS],
    ['gamble', GAMBLE],
    ['scroll', SCROLL],
    ['sweets', SWEETS],
    ['coffee', COFFEE],
    ['screen', SCREEN],
    ['alcohol', ALCOHOL],
    ['vape', VAPE],
    ['smoke', SMOKE],
    ['nails', NAILS],
    ['shout', SHOUT],
  ],
  recover: [
    ['letgo', LET_GO],
    ['joint', JOINT],
  ],
  relate: [
    ['caregiving', CAREGIVING],
    ['home', HOME],
    ['children', CHILDREN],
    ['dating', DATING],
    ['partner', PARTNER],
    ['choir', /\bchoir\b/iu],
    ['contact', CONTACT],
    ['friends', FRIENDS],
  ],
  learn: [
    ['dance', DANCE],
    ['study', STUDY],
    ['code', CODE],
    ['swim_start', SWIM_START],
    ['speaking', SPEAKING],
    ['instrument', INSTRUMENT],
    ['language', LANGUAGE],
    ['device', DEVICE],
  ],
  save: [
    ['debt', DEBT],
    ['savings', SAVINGS],
    ['savings', PUT_ASIDE],
  ],
  reflect: [
    ['worship', WORSHIP],
    ['scripture', SCRIPTURE],
    ['journal', JOURNAL],
    ['prayer', PRAYER],
    ['silence', SILENCE],
  ],
} as const
