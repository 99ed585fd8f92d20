import type { Library } from '#domain/coach/library/library-lists.ts'
import { freeDayFrames as drill } from './drill-sergeant.ts'
import { freeDayFrames as kind } from './kind-encouraging.ts'
import { doRegularlyFreeTexts } from './kinds/do-regularly.ts'
import { finishFreeTexts } from './kinds/finish.ts'
import { learnFreeTexts } from './kinds/learn.ts'
import { recoverFreeTexts } from './kinds/recover.ts'
import { reflectFreeTexts } from './kinds/reflect.ts'
import { relateFreeTexts } from './kinds/relate.ts'
import { saveFreeTexts } from './kinds/save.ts'
import { stopFreeTexts } from './kinds/stop.ts'
import { freeDayFrames as teammate } from './teammate.ts'
import { bakeFreeTexts } from './topics/bake.ts'
import { blogFreeTexts } from './topics/blog.ts'
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
import { homeFreeTexts } from './topics/home.ts'
import { householdFreeTexts } from './topics/household.ts'
import { instrumentFreeTexts } from './topics/instrument.ts'
import { journalFreeTexts } from './topics/journal.ts'
import { languageFreeTexts } from './topics/language.ts'
import { laptopFreeTexts } from './topics/laptop.ts'
import { laundryFreeTexts } from './topics/laundry.ts'
import { outdoorsFreeTexts } from './topics/outdoors.ts'
import { partnerFreeTexts } from './topics/partner.ts'
import { photoFreeTexts } from './topics/photo.ts'
import { prayerFreeTexts } from './topics/prayer.ts'
import { readingFreeTexts } from './topics/reading.ts'
import { renovationFreeTexts } from './topics/renovation.ts'
import { runFreeTexts } from './topics/run.ts'
import { savingsFreeTexts } from './topics/savings.ts'
import { scriptureFreeTexts } from './topics/scripture.ts'
import { speakingFreeTexts } from './topics/speaking.ts'
import { sportFreeTexts } from './topics/sport.ts'
import { stretchFreeTexts } from './topics/stretch.ts'
import { studyFreeTexts } from './topics/study.ts'
import { swimFreeTexts } from './topics/swim.ts'
import { swimStartFreeTexts } from './topics/swim-start.ts'
import { volunteerFreeTexts } from './topics/volunteer.ts'
import { walkFreeTexts } from './topics/walk.ts'
import { watersideFreeTexts } from './topics/waterside.ts'
import { workoutFreeTexts } from './topics/workout.ts'
import { writingFreeTexts } from './topics/writing.ts'
import { freeDayFrames as mentor } from './wise-mentor.ts'

/** Texts of a day that a goal does not ask for (TEXT-30). */
export const FREE_DAYS: Library['FREE_DAYS'] = {
  topics: {
    children: childrenFreeTexts,
    choir: choirFreeTexts,
    contact: contactFreeTexts,
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
    instrument: instrumentFreeTexts,
    journal: journalFreeTexts,
    language: languageFreeTexts,
    laptop: laptopFreeTexts,
    outdoors: outdoorsFreeTexts,
    partner: partnerFreeTexts,
    prayer: prayerFreeTexts,
    run: runFreeTexts,
    savings: savingsFreeTexts,
    scripture: scriptureFreeTexts,
    speaking: speakingFreeTexts,
    stretch: stretchFreeTexts,
    study: studyFreeTexts,
    swim: swimFreeTexts,
    swim_start: swimStartFreeTexts,
    volunteer: volunteerFreeTexts,
    walk: walkFreeTexts,
    waterside: watersideFreeTexts,
    workout: workoutFreeTexts,
    sport: sportFreeTexts,
    dance: danceFreeTexts,
    craft: craftFreeTexts,
    writing: writingFreeTexts,
    draft: writingFreeTexts,
    code: codeFreeTexts,
    channel: channelFreeTexts,
    driving: drivingFreeTexts,
    friends: friendsFreeTexts,
    dog: dogFreeTexts,
    bake: bakeFreeTexts,
    renovation: renovationFreeTexts,
    photo: photoFreeTexts,
    reading: readingFreeTexts,
    blog: blogFreeTexts,
  },
  kinds: {
    do_regularly: doRegularlyFreeTexts,
    finish: finishFreeTexts,
    learn: learnFreeTexts,
    recover: recoverFreeTexts,
    reflect: reflectFreeTexts,
    relate: relateFreeTexts,
    save: saveFreeTexts,
    stop: stopFreeTexts,
  },
  frames: { drill_sergeant: drill, kind_encouraging: kind, teammate, wise_mentor: mentor },
}
