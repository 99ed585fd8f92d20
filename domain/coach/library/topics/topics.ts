import { alcoholTexts } from '#domain/coach/library/topics/alcohol.ts'
import { assertTexts } from '#domain/coach/library/topics/assert.ts'
import { bakeTexts } from '#domain/coach/library/topics/bake.ts'
import { bedtimeTexts } from '#domain/coach/library/topics/bedtime.ts'
import { blogTexts } from '#domain/coach/library/topics/blog.ts'
import { businessTexts } from '#domain/coach/library/topics/business.ts'
import { calmTexts } from '#domain/coach/library/topics/calm.ts'
import { cannabisTexts } from '#domain/coach/library/topics/cannabis.ts'
import { careTexts } from '#domain/coach/library/topics/care.ts'
import { caregivingTexts } from '#domain/coach/library/topics/caregiving.ts'
import { channelTexts } from '#domain/coach/library/topics/channel.ts'
import { childWishTexts } from '#domain/coach/library/topics/child-wish.ts'
import { childrenTexts } from '#domain/coach/library/topics/children.ts'
import { choirTexts } from '#domain/coach/library/topics/choir.ts'
import { codeTexts } from '#domain/coach/library/topics/code.ts'
import { coffeeTexts } from '#domain/coach/library/topics/coffee.ts'
import { contactTexts } from '#domain/coach/library/topics/contact.ts'
import { cookTexts } from '#domain/coach/library/topics/cook.ts'
import { courseTexts } from '#domain/coach/library/topics/course.ts'
import { craftTexts } from '#domain/coach/library/topics/craft.ts'
import { cycleTexts } from '#domain/coach/library/topics/cycle.ts'
import { danceTexts } from '#domain/coach/library/topics/dance.ts'
import { datingTexts } from '#domain/coach/library/topics/dating.ts'
import { debtTexts } from '#domain/coach/library/topics/debt.ts'
import { declutterTexts } from '#domain/coach/library/topics/declutter.ts'
import { deviceTexts } from '#domain/coach/library/topics/device.ts'
import { dogTexts } from '#domain/coach/library/topics/dog.ts'
import { draftTexts } from '#domain/coach/library/topics/draft.ts'
import { drawingTexts } from '#domain/coach/library/topics/drawing.ts'
import { drivingTexts } from '#domain/coach/library/topics/driving.ts'
import { eatingTexts } from '#domain/coach/library/topics/eating.ts'
import { errandTexts } from '#domain/coach/library/topics/errand.ts'
import { eventTexts } from '#domain/coach/library/topics/event.ts'
import { focusTexts } from '#domain/coach/library/topics/focus.ts'
import { friendsTexts } from '#domain/coach/library/topics/friends.ts'
import { gambleTexts } from '#domain/coach/library/topics/gamble.ts'
import { gardeningTexts } from '#domain/coach/library/topics/gardening.ts'
import { givingTexts } from '#domain/coach/library/topics/giving.ts'
import { handOverTexts } from '#domain/coach/library/topics/hand-over.ts'
import { hobbyTexts } from '#domain/coach/library/topics/hobby.ts'
import { homeTexts } from '#domain/coach/library/topics/home.ts'
import { householdTexts } from '#domain/coach/library/topics/household.ts'
import { inboxTexts } from '#domain/coach/library/topics/inbox.ts'
import { instrumentTexts } from '#domain/coach/library/topics/instrument.ts'
import { jobTexts } from '#domain/coach/library/topics/job.ts'
import { jointTexts } from '#domain/coach/library/topics/joint.ts'
import { journalTexts } from '#domain/coach/library/topics/journal.ts'
import { kindnessTexts } from '#domain/coach/library/topics/kindness.ts'
import { languageTexts } from '#domain/coach/library/topics/language.ts'
import { laptopTexts } from '#domain/coach/library/topics/laptop.ts'
import { launchTexts } from '#domain/coach/library/topics/launch.ts'
import { letgoTexts } from '#domain/coach/library/topics/letgo.ts'
import { nailsTexts } from '#domain/coach/library/topics/nails.ts'
import { networkTexts } from '#domain/coach/library/topics/network.ts'
import { papersTexts } from '#domain/coach/library/topics/papers.ts'
import { partnerTexts } from '#domain/coach/library/topics/partner.ts'
import { partyTexts } from '#domain/coach/library/topics/party.ts'
import { photoTexts } from '#domain/coach/library/topics/photo.ts'
import { prayerTexts } from '#domain/coach/library/topics/prayer.ts'
import { promotionTexts } from '#domain/coach/library/topics/promotion.ts'
import { punctualTexts } from '#domain/coach/library/topics/punctual.ts'
import { purchaseTexts } from '#domain/coach/library/topics/purchase.ts'
import { readingTexts } from '#domain/coach/library/topics/reading.ts'
import { renovationTexts } from '#domain/coach/library/topics/renovation.ts'
import { restoreTexts } from '#domain/coach/library/topics/restore.ts'
import { runTexts } from '#domain/coach/library/topics/run.ts'
import { saleTexts } from '#domain/coach/library/topics/sale.ts'
import { savingsTexts } from '#domain/coach/library/topics/savings.ts'
import { screenTexts } from '#domain/coach/library/topics/screen.ts'
import { scriptureTexts } from '#domain/coach/library/topics/scripture.ts'
import { scrollTexts } from '#domain/coach/library/topics/scroll.ts'
import { selfworthTexts } from '#domain/coach/library/topics/selfworth.ts'
import { shoutTexts } from '#domain/coach/library/topics/shout.ts'
import { silenceTexts } from '#domain/coach/library/topics/silence.ts'
import { silenceLakeTexts } from '#domain/coach/library/topics/silence-lake.ts'
import { smokeTexts } from '#domain/coach/library/topics/smoke.ts'
import { speakingTexts } from '#domain/coach/library/topics/speaking.ts'
import { sportTexts } from '#domain/coach/library/topics/sport.ts'
import { stretchTexts } from '#domain/coach/library/topics/stretch.ts'
import { studyTexts } from '#domain/coach/library/topics/study.ts'
import { sweetsTexts } from '#domain/coach/library/topics/sweets.ts'
import { swimTexts } from '#domain/coach/library/topics/swim.ts'
import { swimStartTexts } from '#domain/coach/library/topics/swim-start.ts'
import { teamTexts } from '#domain/coach/library/topics/team.ts'
import { teethTexts } from '#domain/coach/library/topics/teeth.ts'
import { temperTexts } from '#domain/coach/library/topics/temper.ts'
import { tidyTexts } from '#domain/coach/library/topics/tidy.ts'
import { tripTexts } from '#domain/coach/library/topics/trip.ts'
import { vapeTexts } from '#domain/coach/library/topics/vape.ts'
import { vitalsTexts } from '#domain/coach/library/topics/vitals.ts'
import { volunteerTexts } from '#domain/coach/library/topics/volunteer.ts'
import { wakingTexts } from '#domain/coach/library/topics/waking.ts'
import { walkTexts } from '#domain/coach/library/topics/walk.ts'
import { wasteTexts } from '#domain/coach/library/topics/waste.ts'
import { waterTexts } from '#domain/coach/library/topics/water.ts'
import { weightTexts } from '#domain/coach/library/topics/weight.ts'
import { workoutTexts } from '#domain/coach/library/topics/workout.ts'
import { worshipTexts } from '#domain/coach/library/topics/worship.ts'
import { writingTexts } from '#domain/coach/library/topics/writing.ts'
import { yarnTexts } from '#domain/coach/library/topics/yarn.ts'
import type { TopicTexts } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'

/** Steps and challenges about one topic (TEXT-24). Their words hold for every goal of the topic, so that they need no slots. */
export const TOPICS: Record<Topic, TopicTexts> = {
  alcohol: alcoholTexts,
  bedtime: bedtimeTexts,
  choir: choirTexts,
  code: codeTexts,
  contact: contactTexts,
  cook: cookTexts,
  course: courseTexts,
  debt: debtTexts,
  declutter: declutterTexts,
  device: deviceTexts,
  draft: draftTexts,
  focus: focusTexts,
  hand_over: handOverTexts,
  home: homeTexts,
  household: householdTexts,
  inbox: inboxTexts,
  instrument: instrumentTexts,
  job: jobTexts,
  joint: jointTexts,
  journal: journalTexts,
  language: languageTexts,
  laptop: laptopTexts,
  launch: launchTexts,
  nails: nailsTexts,
  partner: partnerTexts,
  prayer: prayerTexts,
  promotion: promotionTexts,
  reading: readingTexts,
  run: runTexts,
  savings: savingsTexts,
  scripture: scriptureTexts,
  scroll: scrollTexts,
  shout: shoutTexts,
  silence: { ...silenceTexts, parts: { water: silenceLakeTexts } },
  smoke: smokeTexts,
  gamble: gambleTexts,
  giving: givingTexts,
  letgo: letgoTexts,
  child_wish: childWishTexts,
  selfworth: selfworthTexts,
  waste: wasteTexts,
  cannabis: cannabisTexts,
  caregiving: caregivingTexts,
  vape: vapeTexts,
  study: studyTexts,
  sweets: sweetsTexts,
  swim: swimTexts,
  tidy: tidyTexts,
  volunteer: volunteerTexts,
  waking: wakingTexts,
  walk: walkTexts,
  water: waterTexts,
  weight: weightTexts,
  workout: workoutTexts,
  writing: writingTexts,
  swim_start: swimStartTexts,
  business: businessTexts,
  blog: blogTexts,
  drawing: drawingTexts,
  speaking: speakingTexts,
  stretch: stretchTexts,
  gardening: gardeningTexts,
  children: childrenTexts,
  cycle: cycleTexts,
  friends: friendsTexts,
  dating: datingTexts,
  team: teamTexts,
  sport: sportTexts,
  papers: papersTexts,
  coffee: coffeeTexts,
  screen: screenTexts,
  craft: craftTexts,
  channel: channelTexts,
  event: eventTexts,
  calm: calmTexts,
  dance: danceTexts,
  assert: assertTexts,
  driving: drivingTexts,
  care: careTexts,
  temper: temperTexts,
  network: networkTexts,
  dog: dogTexts,
  photo: photoTexts,
  renovation: renovationTexts,
  punctual: punctualTexts,
  bake: bakeTexts,
  purchase: purchaseTexts,
  sale: saleTexts,
  errand: errandTexts,
  yarn: yarnTexts,
  teeth: teethTexts,
  party: partyTexts,
  trip: tripTexts,
  hobby: hobbyTexts,
  kindness: kindnessTexts,
  eating: eatingTexts,
  vitals: vitalsTexts,
  worship: worshipTexts,
  restore: restoreTexts,
}
