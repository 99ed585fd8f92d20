import type { Library } from '#domain/coach/library/library-lists.ts'
import { FREE_ANSWER_PAIRS } from './answer-pairs.ts'
import { freeDayFrames as drill, leisureFrames as drillLeisure } from './drill-sergeant.ts'
import { freeDayFrames as kind, leisureFrames as kindLeisure } from './kind-encouraging.ts'
import { doRegularlyFreeTexts } from './kinds/do-regularly.ts'
import { finishFreeTexts } from './kinds/finish.ts'
import { learnFreeTexts } from './kinds/learn.ts'
import { recoverFreeTexts } from './kinds/recover.ts'
import { reflectFreeTexts } from './kinds/reflect.ts'
import { relateFreeTexts } from './kinds/relate.ts'
import { saveFreeTexts } from './kinds/save.ts'
import { stopFreeTexts } from './kinds/stop.ts'
import { activeLeisure } from './leisure/active.ts'
import { kindsLeisure } from './leisure/kinds.ts'
import { outdoorsLeisure } from './leisure/outdoors.ts'
import { peopleLeisure } from './leisure/people.ts'
import { skillsLeisure } from './leisure/skills.ts'
import { freeDayFrames as teammate, leisureFrames as teammateLeisure } from './teammate.ts'
import { bakeFreeTexts } from './topics/bake.ts'
import { blogFreeTexts } from './topics/blog.ts'
import { cannabisFreeTexts } from './topics/cannabis.ts'
import { caregivingFreeTexts } from './topics/caregiving.ts'
import { channelFreeTexts } from './topics/channel.ts'
import { childrenFreeTexts } from './topics/children.ts'
import { choirFreeTexts } from './topics/choir.ts'
import { codeFreeTexts } from './topics/code.ts'
import { contactFreeTexts } from './topics/contact.ts'
import { cookFreeTexts } from './topics/cook.ts'
import { craftFreeTexts } from './topics/craft.ts'
import { cycleFreeTexts } from './topics/cycle.ts'
import { danceFreeTexts } from './topics/dance.ts'
import { debtFreeTexts } from './topics/debt.ts'
import { declutterFreeTexts } from './topics/declutter.ts'
import { dishesFreeTexts } from './topics/dishes.ts'
import { dogFreeTexts } from './topics/dog.ts'
import { drawingFreeTexts } from './topics/drawing.ts'
import { drivingFreeTexts } from './topics/driving.ts'
import { friendsFreeTexts } from './topics/friends.ts'
import { gardeningFreeTexts } from './topics/gardening.ts'
import { givingFreeTexts } from './topics/giving.ts'
import { homeFreeTexts } from './topics/home.ts'
import { householdFreeTexts } from './topics/household.ts'
import { instrumentFreeTexts } from './topics/instrument.ts'
import { journalFreeTexts } from './topics/journal.ts'
import { languageFreeTexts } from './topics/language.ts'
import { laptopFreeTexts } from './topics/laptop.ts'
import { laundryFreeTexts } from './topics/laundry.ts'
import { letgoFreeTexts } from './topics/letgo.ts'
import { outdoorsFreeTexts } from './topics/outdoors.ts'
import { partnerFreeTexts } from './topics/partner.ts'
import { photoFreeTexts } from './topics/photo.ts'
import { prayerFreeTexts } from './topics/prayer.ts'
import { readingFreeTexts } from './topics/reading.ts'
import { renovationFreeTexts } from './topics/renovation.ts'
import { runFreeTexts } from './topics/run.ts'
import { savingsFreeTexts } from './topics/savings.ts'
import { scriptureFreeTexts } from './topics/scripture.ts'
import { selfworthFreeTexts } from './topics/selfworth.ts'
import { speakingFreeTexts } from './topics/speaking.ts'
import { sportFreeTexts } from './topics/sport.ts'
import { stretchFreeTexts } from './topics/stretch.ts'
import { studyFreeTexts } from './topics/study.ts'
import { swimFreeTexts } from './topics/swim.ts'
import { swimStartFreeTexts } from './topics/swim-start.ts'
import { volunteerFreeTexts } from './topics/volunteer.ts'
import { walkFreeTexts } from './topics/walk.ts'
import { wasteFreeTexts } from './topics/waste.ts'
import { watersideFreeTexts } from './topics/waterside.ts'
import { workoutFreeTexts } from './topics/workout.ts'
import { writingFreeTexts } from './topics/writing.ts'
import { freeDayFrames as mentor, leisureFrames as mentorLeisure } from './wise-mentor.ts'
import { withLeisure } from './with-leisure.ts'

const writing = withLeisure(writingFreeTexts, skillsLeisure.writing)

/** Texts of a day that a goal does not ask for (TEXT-30). */
export const FREE_DAYS: Library['FREE_DAYS'] = {
  topics: {
    children: withLeisure(childrenFreeTexts, peopleLeisure.children),
    choir: withLeisure(choirFreeTexts, peopleLeisure.choir),
    contact: withLeisure(contactFreeTexts, peopleLeisure.contact),
    cook: cookFreeTexts,
    cycle: cycleFreeTexts,
    debt: debtFreeTexts,
    declutter: declutterFreeTexts,
    drawing: drawingFreeTexts,
    gardening: gardeningFreeTexts,
    home: homeFreeTexts,
    household: householdFreeTexts,
    laundry: laundryFreeTexts,
    dishes: dishesFreeTexts,
    instrument: withLeisure(instrumentFreeTexts, skillsLeisure.instrument),
    journal: journalFreeTexts,
    language: withLeisure(languageFreeTexts, skillsLeisure.language),
    laptop: laptopFreeTexts,
    outdoors: withLeisure(outdoorsFreeTexts, outdoorsLeisure.outdoors),
    partner: withLeisure(partnerFreeTexts, peopleLeisure.partner),
    prayer: prayerFreeTexts,
    run: withLeisure(runFreeTexts, activeLeisure.run),
    savings: savingsFreeTexts,
    scripture: scriptureFreeTexts,
    speaking: speakingFreeTexts,
    stretch: stretchFreeTexts,
    study: withLeisure(studyFreeTexts, skillsLeisure.study),
    swim: withLeisure(swimFreeTexts, activeLeisure.swim),
    swim_start: swimStartFreeTexts,
    volunteer: withLeisure(volunteerFreeTexts, peopleLeisure.volunteer),
    walk: withLeisure(walkFreeTexts, activeLeisure.walk),
    waterside: withLeisure(watersideFreeTexts, outdoorsLeisure.outdoors),
    workout: withLeisure(workoutFreeTexts, activeLeisure.workout),
    sport: sportFreeTexts,
    dance: danceFreeTexts,
    craft: craftFreeTexts,
    writing,
    draft: writing,
    code: codeFreeTexts,
    channel: channelFreeTexts,
    driving: drivingFreeTexts,
    friends: withLeisure(friendsFreeTexts, peopleLeisure.friends),
    dog: dogFreeTexts,
    bake: bakeFreeTexts,
    renovation: renovationFreeTexts,
    photo: photoFreeTexts,
    reading: withLeisure(readingFreeTexts, skillsLeisure.reading),
    blog: blogFreeTexts,
    giving: givingFreeTexts,
    selfworth: selfworthFreeTexts,
    letgo: letgoFreeTexts,
    waste: wasteFreeTexts,
    cannabis: cannabisFreeTexts,
    caregiving: caregivingFreeTexts,
  },
  kinds: {
    do_regularly: withLeisure(doRegularlyFreeTexts, kindsLeisure.do_regularly),
    finish: withLeisure(finishFreeTexts, kindsLeisure.finish),
    learn: withLeisure(learnFreeTexts, kindsLeisure.learn),
    recover: recoverFreeTexts,
    reflect: withLeisure(reflectFreeTexts, kindsLeisure.reflect),
    relate: withLeisure(relateFreeTexts, kindsLeisure.relate),
    save: withLeisure(saveFreeTexts, kindsLeisure.save),
    stop: stopFreeTexts,
  },
  answerPairs: FREE_ANSWER_PAIRS,
  frames: { drill_sergeant: drill, kind_encouraging: kind, teammate, wise_mentor: mentor },
  leisureFrames: {
    drill_sergeant: drillLeisure,
    kind_encouraging: kindLeisure,
    teammate: teammateLeisure,
    wise_mentor: mentorLeisure,
  },
}
