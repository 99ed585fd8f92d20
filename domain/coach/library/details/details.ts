import type { Detail } from '#domain/coach/library/frame.ts'
import type { DetailsOfPart } from '#domain/coach/topics/title-fit.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { alcoholDetails } from './alcohol.ts'
import { assertDetails } from './assert.ts'
import { bakeDetails } from './bake.ts'
import { bedtimeDetails } from './bedtime.ts'
import { blogDetails } from './blog.ts'
import { businessDetails } from './business.ts'
import { calmDetails } from './calm.ts'
import { cannabisDetails } from './cannabis.ts'
import { careDetails } from './care.ts'
import { caregivingDetails } from './caregiving.ts'
import { channelDetails } from './channel.ts'
import { childWishDetails } from './child-wish.ts'
import { childrenDetails } from './children.ts'
import { choirDetails } from './choir.ts'
import { codeDetails } from './code.ts'
import { coffeeDetails } from './coffee.ts'
import { contactDetails } from './contact.ts'
import { cookDetails } from './cook.ts'
import { courseDetails } from './course.ts'
import { craftDetails } from './craft.ts'
import { cycleDetails } from './cycle.ts'
import { danceDetails } from './dance.ts'
import { datingDetails } from './dating.ts'
import { debtDetails } from './debt.ts'
import { declutterDetails } from './declutter.ts'
import { deviceDetails } from './device.ts'
import { dogDetails } from './dog.ts'
import { draftDetails } from './draft.ts'
import { drawingDetails } from './drawing.ts'
import { drivingDetails } from './driving.ts'
import { eatingDetails } from './eating.ts'
import { errandDetails } from './errand.ts'
import { eventDetails } from './event.ts'
import { focusDetails } from './focus.ts'
import { friendsDetails } from './friends.ts'
import { gambleDetails } from './gamble.ts'
import { gardeningDetails } from './gardening.ts'
import { givingDetails } from './giving.ts'
import { handOverDetails } from './hand-over.ts'
import { hobbyDetails } from './hobby.ts'
import { homeDetails } from './home.ts'
import { householdDetails } from './household.ts'
import { householdBathroomDetails } from './household-bathroom.ts'
import { householdDeskDetails } from './household-desk.ts'
import { householdDishesDetails } from './household-dishes.ts'
import { householdFloorsDetails } from './household-floors.ts'
import { householdLaundryDetails } from './household-laundry.ts'
import { inboxDetails } from './inbox.ts'
import { instrumentDetails } from './instrument.ts'
import { jobDetails } from './job.ts'
import { jointDetails } from './joint.ts'
import { jointUpperDetails } from './joint-upper.ts'
import { journalDetails } from './journal.ts'
import { kindnessDetails } from './kindness.ts'
import { languageDetails } from './language.ts'
import { laptopDetails } from './laptop.ts'
import { launchDetails } from './launch.ts'
import { letgoDetails } from './letgo.ts'
import { nailsDetails } from './nails.ts'
import { networkDetails } from './network.ts'
import { papersDetails } from './papers.ts'
import { partnerDetails } from './partner.ts'
import { partyDetails } from './party.ts'
import { photoDetails } from './photo.ts'
import { prayerDetails } from './prayer.ts'
import { promotionDetails } from './promotion.ts'
import { punctualDetails } from './punctual.ts'
import { purchaseDetails } from './purchase.ts'
import { readingDetails } from './reading.ts'
import { renovationDetails } from './renovation.ts'
import { restoreDetails } from './restore.ts'
import { runDetails } from './run.ts'
import { saleDetails } from './sale.ts'
import { savingsDetails } from './savings.ts'
import { screenDetails } from './screen.ts'
import { scriptureDetails } from './scripture.ts'
import { scrollDetails } from './scroll.ts'
import { selfworthDetails } from './selfworth.ts'
import { shoutDetails } from './shout.ts'
import { silenceDetails } from './silence.ts'
import { silenceLakeDetails } from './silence-lake.ts'
import { smokeDetails } from './smoke.ts'
import { speakingDetails } from './speaking.ts'
import { sportDetails } from './sport.ts'
import { stretchDetails } from './stretch.ts'
import { studyDetails } from './study.ts'
import { sweetsDetails } from './sweets.ts'
import { swimDetails } from './swim.ts'
import { swimStartDetails } from './swim-start.ts'
import { teamDetails } from './team.ts'
import { teethDetails } from './teeth.ts'
import { temperDetails } from './temper.ts'
import { tidyDetails } from './tidy.ts'
import { tripDetails } from './trip.ts'
import { vapeDetails } from './vape.ts'
import { vitalsDetails } from './vitals.ts'
import { volunteerDetails } from './volunteer.ts'
import { wakingDetails } from './waking.ts'
import { walkDetails } from './walk.ts'
import { wasteDetails } from './waste.ts'
import { waterDetails } from './water.ts'
import { weightDetails } from './weight.ts'
import { workoutDetails } from './workout.ts'
import { worshipDetails } from './worship.ts'
import { writingDetails } from './writing.ts'
import { yarnDetails } from './yarn.ts'

/** What messages say of each topic (TEXT-26), and of parts of some. Their words hold for every goal of the topic, so that they need no slots. */
export const DETAILS: Record<Topic | DetailsOfPart, readonly Detail[]> = {
  bedtime: bedtimeDetails,
  choir: choirDetails,
  code: codeDetails,
  contact: contactDetails,
  cook: cookDetails,
  course: courseDetails,
  debt: debtDetails,
  declutter: declutterDetails,
  device: deviceDetails,
  draft: draftDetails,
  hand_over: handOverDetails,
  home: homeDetails,
  household: householdDetails,
  household_bathroom: householdBathroomDetails,
  household_desk: householdDeskDetails,
  household_dishes: householdDishesDetails,
  household_floors: householdFloorsDetails,
  household_laundry: householdLaundryDetails,
  instrument: instrumentDetails,
  job: jobDetails,
  joint: jointDetails,
  journal: journalDetails,
  language: languageDetails,
  laptop: laptopDetails,
  launch: launchDetails,
  nails: nailsDetails,
  partner: partnerDetails,
  prayer: prayerDetails,
  promotion: promotionDetails,
  reading: readingDetails,
  run: runDetails,
  savings: savingsDetails,
  scripture: scriptureDetails,
  scroll: scrollDetails,
  shout: shoutDetails,
  silence: silenceDetails,
  silence_by_water: silenceLakeDetails,
  alcohol: alcoholDetails,
  water: waterDetails,
  focus: focusDetails,
  inbox: inboxDetails,
  smoke: smokeDetails,
  gamble: gambleDetails,
  giving: givingDetails,
  letgo: letgoDetails,
  child_wish: childWishDetails,
  selfworth: selfworthDetails,
  waste: wasteDetails,
  cannabis: cannabisDetails,
  caregiving: caregivingDetails,
  vape: vapeDetails,
  study: studyDetails,
  sweets: sweetsDetails,
  swim: swimDetails,
  tidy: tidyDetails,
  volunteer: volunteerDetails,
  waking: wakingDetails,
  walk: walkDetails,
  weight: weightDetails,
  workout: workoutDetails,
  writing: writingDetails,
  swim_start: swimStartDetails,
  business: businessDetails,
  blog: blogDetails,
  drawing: drawingDetails,
  speaking: speakingDetails,
  stretch: stretchDetails,
  gardening: gardeningDetails,
  children: childrenDetails,
  cycle: cycleDetails,
  friends: friendsDetails,
  dating: datingDetails,
  team: teamDetails,
  sport: sportDetails,
  papers: papersDetails,
  coffee: coffeeDetails,
  screen: screenDetails,
  craft: craftDetails,
  channel: channelDetails,
  event: eventDetails,
  calm: calmDetails,
  dance: danceDetails,
  assert: assertDetails,
  driving: drivingDetails,
  care: careDetails,
  temper: temperDetails,
  network: networkDetails,
  dog: dogDetails,
  photo: photoDetails,
  renovation: renovationDetails,
  punctual: punctualDetails,
  bake: bakeDetails,
  purchase: purchaseDetails,
  sale: saleDetails,
  errand: errandDetails,
  yarn: yarnDetails,
  teeth: teethDetails,
  party: partyDetails,
  trip: tripDetails,
  hobby: hobbyDetails,
  kindness: kindnessDetails,
  eating: eatingDetails,
  vitals: vitalsDetails,
  worship: worshipDetails,
  restore: restoreDetails,
  joint_upper: jointUpperDetails,
}
