import type { Library } from '#domain/coach/library/library-lists.ts'
import { alcoholAnswers } from './alcohol.ts'
import { assertAnswers } from './assert.ts'
import { bakeAnswers } from './bake.ts'
import { bedtimeAnswers } from './bedtime.ts'
import { blogAnswers } from './blog.ts'
import { businessAnswers } from './business.ts'
import { calmAnswers } from './calm.ts'
import { cannabisAnswers } from './cannabis.ts'
import { careAnswers } from './care.ts'
import { caregivingAnswers } from './caregiving.ts'
import { channelAnswers } from './channel.ts'
import { childWishAnswers } from './child-wish.ts'
import { childrenAnswers } from './children.ts'
import { choirAnswers } from './choir.ts'
import { codeAnswers } from './code.ts'
import { coffeeAnswers } from './coffee.ts'
import { contactAnswers } from './contact.ts'
import { cookAnswers } from './cook.ts'
import { courseAnswers } from './course.ts'
import { craftAnswers } from './craft.ts'
import { cycleAnswers } from './cycle.ts'
import { danceAnswers } from './dance.ts'
import { datingAnswers } from './dating.ts'
import { debtAnswers } from './debt.ts'
import { declutterAnswers } from './declutter.ts'
import { deviceAnswers } from './device.ts'
import { dogAnswers } from './dog.ts'
import { draftAnswers } from './draft.ts'
import { drawingAnswers } from './drawing.ts'
import { drivingAnswers } from './driving.ts'
import { eatingAnswers } from './eating.ts'
import { errandAnswers } from './errand.ts'
import { eventAnswers } from './event.ts'
import { focusAnswers } from './focus.ts'
import { friendsAnswers } from './friends.ts'
import { gambleAnswers } from './gamble.ts'
import { gardeningAnswers } from './gardening.ts'
import { givingAnswers } from './giving.ts'
import { handOverAnswers } from './hand-over.ts'
import { hobbyAnswers } from './hobby.ts'
import { homeAnswers } from './home.ts'
import { householdAnswers } from './household.ts'
import { inboxAnswers } from './inbox.ts'
import { instrumentAnswers } from './instrument.ts'
import { jobAnswers } from './job.ts'
import { journalAnswers } from './journal.ts'
import { kindnessAnswers } from './kindness.ts'
import { languageAnswers } from './language.ts'
import { laptopAnswers } from './laptop.ts'
import { launchAnswers } from './launch.ts'
import { letgoAnswers } from './letgo.ts'
import { nailsAnswers } from './nails.ts'
import { networkAnswers } from './network.ts'
import { papersAnswers } from './papers.ts'
import { partnerAnswers } from './partner.ts'
import { partyAnswers } from './party.ts'
import { photoAnswers } from './photo.ts'
import { prayerAnswers } from './prayer.ts'
import { promotionAnswers } from './promotion.ts'
import { punctualAnswers } from './punctual.ts'
import { purchaseAnswers } from './purchase.ts'
import { readingAnswers } from './reading.ts'
import { renovationAnswers } from './renovation.ts'
import { restoreAnswers } from './restore.ts'
import { runAnswers } from './run.ts'
import { saleAnswers } from './sale.ts'
import { savingsAnswers } from './savings.ts'
import { screenAnswers } from './screen.ts'
import { scriptureAnswers } from './scripture.ts'
import { scrollAnswers } from './scroll.ts'
import { selfworthAnswers } from './selfworth.ts'
import { shoutAnswers } from './shout.ts'
import { silenceAnswers } from './silence.ts'
import { smokeAnswers } from './smoke.ts'
import { speakingAnswers } from './speaking.ts'
import { sportAnswers } from './sport.ts'
import { stretchAnswers } from './stretch.ts'
import { studyAnswers } from './study.ts'
import { sweetsAnswers } from './sweets.ts'
import { swimAnswers } from './swim.ts'
import { swimStartAnswers } from './swim-start.ts'
import { teamAnswers } from './team.ts'
import { teethAnswers } from './teeth.ts'
import { temperAnswers } from './temper.ts'
import { tidyAnswers } from './tidy.ts'
import { tripAnswers } from './trip.ts'
import { vapeAnswers } from './vape.ts'
import { vitalsAnswers } from './vitals.ts'
import { volunteerAnswers } from './volunteer.ts'
import { wakingAnswers } from './waking.ts'
import { walkAnswers } from './walk.ts'
import { wasteAnswers } from './waste.ts'
import { waterAnswers } from './water.ts'
import { weightAnswers } from './weight.ts'
import { workoutAnswers } from './workout.ts'
import { worshipAnswers } from './worship.ts'
import { writingAnswers } from './writing.ts'
import { yarnAnswers } from './yarn.ts'

/** What messages of a topic answer to the person's own words (TEXT-32). */
export const ANSWERS: Library['ANSWERS'] = {
  alcohol: alcoholAnswers,
  assert: assertAnswers,
  bake: bakeAnswers,
  bedtime: bedtimeAnswers,
  blog: blogAnswers,
  business: businessAnswers,
  calm: calmAnswers,
  care: careAnswers,
  channel: channelAnswers,
  children: childrenAnswers,
  choir: choirAnswers,
  code: codeAnswers,
  coffee: coffeeAnswers,
  contact: contactAnswers,
  cook: cookAnswers,
  course: courseAnswers,
  craft: craftAnswers,
  cycle: cycleAnswers,
  dance: danceAnswers,
  debt: debtAnswers,
  declutter: declutterAnswers,
  device: deviceAnswers,
  dog: dogAnswers,
  draft: draftAnswers,
  drawing: drawingAnswers,
  driving: drivingAnswers,
  errand: errandAnswers,
  event: eventAnswers,
  focus: focusAnswers,
  friends: friendsAnswers,
  dating: datingAnswers,
  giving: givingAnswers,
  letgo: letgoAnswers,
  child_wish: childWishAnswers,
  selfworth: selfworthAnswers,
  waste: wasteAnswers,
  cannabis: cannabisAnswers,
  caregiving: caregivingAnswers,
  gamble: gambleAnswers,
  gardening: gardeningAnswers,
  hand_over: handOverAnswers,
  hobby: hobbyAnswers,
  home: homeAnswers,
  household: householdAnswers,
  inbox: inboxAnswers,
  instrument: instrumentAnswers,
  job: jobAnswers,
  journal: journalAnswers,
  kindness: kindnessAnswers,
  language: languageAnswers,
  laptop: laptopAnswers,
  launch: launchAnswers,
  nails: nailsAnswers,
  network: networkAnswers,
  papers: papersAnswers,
  partner: partnerAnswers,
  party: partyAnswers,
  photo: photoAnswers,
  prayer: prayerAnswers,
  promotion: promotionAnswers,
  punctual: punctualAnswers,
  purchase: purchaseAnswers,
  reading: readingAnswers,
  renovation: renovationAnswers,
  run: runAnswers,
  sale: saleAnswers,
  savings: savingsAnswers,
  screen: screenAnswers,
  scripture: scriptureAnswers,
  scroll: scrollAnswers,
  shout: shoutAnswers,
  silence: silenceAnswers,
  smoke: smokeAnswers,
  speaking: speakingAnswers,
  sport: sportAnswers,
  stretch: stretchAnswers,
  study: studyAnswers,
  sweets: sweetsAnswers,
  swim: swimAnswers,
  swim_start: swimStartAnswers,
  team: teamAnswers,
  teeth: teethAnswers,
  temper: temperAnswers,
  tidy: tidyAnswers,
  trip: tripAnswers,
  vape: vapeAnswers,
  volunteer: volunteerAnswers,
  waking: wakingAnswers,
  walk: walkAnswers,
  water: waterAnswers,
  weight: weightAnswers,
  workout: workoutAnswers,
  writing: writingAnswers,
  yarn: yarnAnswers,
  eating: eatingAnswers,
  vitals: vitalsAnswers,
  worship: worshipAnswers,
  restore: restoreAnswers,
}
