import type { Angle } from '#domain/coach/day/angle.ts'
import type { LibraryMessage } from '#domain/coach/library/entry.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { bodyMessages as drillBody } from './drill-sergeant/body.ts'
import { craftMessages as drillCraft } from './drill-sergeant/craft.ts'
import { endMessages as drillEnd } from './drill-sergeant/end.ts'
import { obstacleMessages as drillObstacle } from './drill-sergeant/obstacle.ts'
import { peopleMessages as drillPeople } from './drill-sergeant/people.ts'
import { placeMessages as drillPlace } from './drill-sergeant/place.ts'
import { planMessages as drillPlan } from './drill-sergeant/plan.ts'
import { playMessages as drillPlay } from './drill-sergeant/play.ts'
import { proofMessages as drillProof } from './drill-sergeant/proof.ts'
import { restMessages as drillRest } from './drill-sergeant/rest.ts'
import { startMessages as drillStart } from './drill-sergeant/start.ts'
import { whyMessages as drillWhy } from './drill-sergeant/why.ts'
import { bodyMessages as kindBody } from './kind-encouraging/body.ts'
import { craftMessages as kindCraft } from './kind-encouraging/craft.ts'
import { endMessages as kindEnd } from './kind-encouraging/end.ts'
import { obstacleMessages as kindObstacle } from './kind-encouraging/obstacle.ts'
import { peopleMessages as kindPeople } from './kind-encouraging/people.ts'
import { placeMessages as kindPlace } from './kind-encouraging/place.ts'
import { planMessages as kindPlan } from './kind-encouraging/plan.ts'
import { playMessages as kindPlay } from './kind-encouraging/play.ts'
import { proofMessages as kindProof } from './kind-encouraging/proof.ts'
import { restMessages as kindRest } from './kind-encouraging/rest.ts'
import { startMessages as kindStart } from './kind-encouraging/start.ts'
import { whyMessages as kindWhy } from './kind-encouraging/why.ts'
import { bodyMessages as teammateBody } from './teammate/body.ts'
import { craftMessages as teammateCraft } from './teammate/craft.ts'
import { endMessages as teammateEnd } from './teammate/end.ts'
import { obstacleMessages as teammateObstacle } from './teammate/obstacle.ts'
import { peopleMessages as teammatePeople } from './teammate/people.ts'
import { placeMessages as teammatePlace } from './teammate/place.ts'
import { planMessages as teammatePlan } from './teammate/plan.ts'
import { playMessages as teammatePlay } from './teammate/play.ts'
import { proofMessages as teammateProof } from './teammate/proof.ts'
import { restMessages as teammateRest } from './teammate/rest.ts'
import { startMessages as teammateStart } from './teammate/start.ts'
import { whyMessages as teammateWhy } from './teammate/why.ts'
import { bodyMessages as mentorBody } from './wise-mentor/body.ts'
import { craftMessages as mentorCraft } from './wise-mentor/craft.ts'
import { endMessages as mentorEnd } from './wise-mentor/end.ts'
import { obstacleMessages as mentorObstacle } from './wise-mentor/obstacle.ts'
import { peopleMessages as mentorPeople } from './wise-mentor/people.ts'
import { placeMessages as mentorPlace } from './wise-mentor/place.ts'
import { planMessages as mentorPlan } from './wise-mentor/plan.ts'
import { playMessages as mentorPlay } from './wise-mentor/play.ts'
import { proofMessages as mentorProof } from './wise-mentor/proof.ts'
import { restMessages as mentorRest } from './wise-mentor/rest.ts'
import { startMessages as mentorStart } from './wise-mentor/start.ts'
import { whyMessages as mentorWhy } from './wise-mentor/why.ts'

/** The messages of ordinary days: eight for each tone and angle, in the sequence that the rotation follows (TEXT-14). */
export const MESSAGES: Record<Tone, Record<Angle, readonly LibraryMessage[]>> = {
  kind_encouraging: {
    start: kindStart,
    plan: kindPlan,
    obstacle: kindObstacle,
    why: kindWhy,
    body: kindBody,
    people: kindPeople,
    proof: kindProof,
    play: kindPlay,
    rest: kindRest,
    place: kindPlace,
    craft: kindCraft,
    end: kindEnd,
  },
  teammate: {
    start: teammateStart,
    plan: teammatePlan,
    obstacle: teammateObstacle,
    why: teammateWhy,
    body: teammateBody,
    people: teammatePeople,
    proof: teammateProof,
    play: teammatePlay,
    rest: teammateRest,
    place: teammatePlace,
    craft: teammateCraft,
    end: teammateEnd,
  },
  wise_mentor: {
    start: mentorStart,
    plan: mentorPlan,
    obstacle: mentorObstacle,
    why: mentorWhy,
    body: mentorBody,
    people: mentorPeople,
    proof: mentorProof,
    play: mentorPlay,
    rest: mentorRest,
    place: mentorPlace,
    craft: mentorCraft,
    end: mentorEnd,
  },
  drill_sergeant: {
    start: drillStart,
    plan: drillPlan,
    obstacle: drillObstacle,
    why: drillWhy,
    body: drillBody,
    people: drillPeople,
    proof: drillProof,
    play: drillPlay,
    rest: drillRest,
    place: drillPlace,
    craft: drillCraft,
    end: drillEnd,
  },
}
