import type { Subject } from './rule.ts'
import { ATTACKS } from './rules/attacks.ts'
import { EATING } from './rules/eating.ts'
import { EVERYDAY_DANGER } from './rules/everyday-danger.ts'
import { EVERYDAY_IDIOMS } from './rules/everyday-idioms.ts'
import { EVERYDAY_JOKES } from './rules/everyday-jokes.ts'
import { EVERYDAY_STORIES } from './rules/everyday-stories.ts'
import { FRENCH } from './rules/french.ts'
import { FRENCH_ARRANGEMENTS } from './rules/french-arrangements.ts'
import { FRENCH_CARE } from './rules/french-care.ts'
import { FRENCH_TOLD } from './rules/french-told.ts'
import { GERMAN } from './rules/german.ts'
import { GERMAN_ARRANGEMENTS } from './rules/german-arrangements.ts'
import { GERMAN_CARE } from './rules/german-care.ts'
import { GERMAN_TOLD } from './rules/german-told.ts'
import { HARM_OTHERS } from './rules/harm-others.ts'
import { HINTED_THREATS } from './rules/hinted-threats.ts'
import { HURT_BY_OTHERS } from './rules/hurt-by-others.ts'
import { IDIOMS } from './rules/idioms.ts'
import { IDIOMS_BY_LANGUAGE } from './rules/idioms-by-language.ts'
import { LAST_ARRANGEMENTS } from './rules/last-arrangements.ts'
import { LOSS } from './rules/loss.ts'
import { MANY_VOICES } from './rules/many-voices.ts'
import { MEDICINE } from './rules/medicine.ts'
import { MINORS } from './rules/minors.ts'
import { NAMED_ATTACKS } from './rules/named-attacks.ts'
import { PAST_HARM } from './rules/past-harm.ts'
import { PLAIN_ATTACKS } from './rules/plain-attacks.ts'
import { PLAIN_DANGER } from './rules/plain-danger.ts'
import { PLANNED_BLOWS } from './rules/planned-blows.ts'
import { PLANNED_ENDS } from './rules/planned-ends.ts'
import { PLANS_OF_OTHERS } from './rules/plans-of-others.ts'
import { QUIET_CARE } from './rules/quiet-care.ts'
import { QUIET_DANGER } from './rules/quiet-danger.ts'
import { QUIET_LOSS } from './rules/quiet-loss.ts'
import { QUIET_SUICIDE } from './rules/quiet-suicide.ts'
import { QUIET_THREATS } from './rules/quiet-threats.ts'
import { REVENGE } from './rules/revenge.ts'
import { SELF_HARM } from './rules/self-harm.ts'
import { SPANISH } from './rules/spanish.ts'
import { SPANISH_ARRANGEMENTS } from './rules/spanish-arrangements.ts'
import { SPANISH_CARE } from './rules/spanish-care.ts'
import { SPANISH_TOLD } from './rules/spanish-told.ts'
import { STAGE_AND_SPORT } from './rules/stage-and-sport.ts'
import { SUICIDE } from './rules/suicide.ts'
import { SUICIDE_BY_LANGUAGE } from './rules/suicide-by-language.ts'
import { SUICIDE_HINTS } from './rules/suicide-hints.ts'
import { SUICIDE_INDIRECT } from './rules/suicide-indirect.ts'
import { SUICIDE_MEANS } from './rules/suicide-means.ts'
import { SUICIDE_OF_OTHERS } from './rules/suicide-mentions.ts'
import { SUICIDE_WORDS } from './rules/suicide-words.ts'
import { TAME_PHRASES } from './rules/tame-phrases.ts'
import { THREATS_AMONG_CHORES } from './rules/threats-among-chores.ts'
import { THREATS_AMONG_PLANS } from './rules/threats-among-plans.ts'
import { TOLD_AMONG_CHORES } from './rules/told-among-chores.ts'
import { TOLD_AMONG_HOBBIES } from './rules/told-among-hobbies.ts'
import { TOLD_AMONG_PLANS } from './rules/told-among-plans.ts'
import { TOLD_ATTACKS } from './rules/told-attacks.ts'
import { TOLD_BRIEFLY } from './rules/told-briefly.ts'
import { TOLD_BY_HINTS } from './rules/told-by-hints.ts'
import { TOLD_BY_LANGUAGE } from './rules/told-by-language.ts'
import { TOLD_DANGER } from './rules/told-danger.ts'
import { TOLD_DESPAIR } from './rules/told-despair.ts'
import { TOLD_IN_CLAUSES } from './rules/told-in-clauses.ts'
import { TOLD_IN_PASSING } from './rules/told-in-passing.ts'
import { TOOL_IDIOMS } from './rules/tool-idioms.ts'
import { TRAPS_AND_PETS } from './rules/traps-and-pets.ts'
import { VEILED_HARM } from './rules/veiled-harm.ts'
import { VOICES_BY_LANGUAGE } from './rules/voices-by-language.ts'
import { WITHDRAWAL } from './rules/withdrawal.ts'
import { WITNESSES } from './rules/witnesses.ts'
import { WORRY_AMONG_CHORES } from './rules/worry-among-chores.ts'
import { WORRY_TOLD_BRIEFLY } from './rules/worry-told-briefly.ts'

/** Idioms come first: no rule sees the words that they remove from a sentence. */
export const SUBJECTS: readonly Subject[] = [
  IDIOMS,
  IDIOMS_BY_LANGUAGE,
  TOOL_IDIOMS,
  EVERYDAY_IDIOMS,
  EVERYDAY_STORIES,
  EVERYDAY_JOKES,
  STAGE_AND_SPORT,
  TAME_PHRASES,
  MANY_VOICES,
  VOICES_BY_LANGUAGE,
  PAST_HARM,
  PLANS_OF_OTHERS,
  WITNESSES,
  HARM_OTHERS,
  ATTACKS,
  PLAIN_ATTACKS,
  NAMED_ATTACKS,
  HINTED_THREATS,
  QUIET_THREATS,
  TOLD_ATTACKS,
  PLANNED_BLOWS,
  VEILED_HARM,
  REVENGE,
  TRAPS_AND_PETS,
  MINORS,
  SUICIDE,
  SUICIDE_INDIRECT,
  SUICIDE_MEANS,
  PLAIN_DANGER,
  EVERYDAY_DANGER,
  SUICIDE_HINTS,
  QUIET_SUICIDE,
  QUIET_DANGER,
  TOLD_DANGER,
  TOLD_DESPAIR,
  TOLD_IN_PASSING,
  TOLD_AMONG_PLANS,
  THREATS_AMONG_PLANS,
  TOLD_BRIEFLY,
  TOLD_BY_HINTS,
  TOLD_BY_LANGUAGE,
  TOLD_IN_CLAUSES,
  SUICIDE_BY_LANGUAGE,
  GERMAN_TOLD,
  SPANISH_TOLD,
  FRENCH_TOLD,
  WORRY_AMONG_CHORES,
  TOLD_AMONG_CHORES,
  THREATS_AMONG_CHORES,
  WITHDRAWAL,
  TOLD_AMONG_HOBBIES,
  WORRY_TOLD_BRIEFLY,
  LAST_ARRANGEMENTS,
  PLANNED_ENDS,
  GERMAN_ARRANGEMENTS,
  SPANISH_ARRANGEMENTS,
  FRENCH_ARRANGEMENTS,
  SUICIDE_WORDS,
  SUICIDE_OF_OTHERS,
  SELF_HARM,
  HURT_BY_OTHERS,
  EATING,
  MEDICINE,
  LOSS,
  QUIET_LOSS,
  QUIET_CARE,
  GERMAN,
  GERMAN_CARE,
  SPANISH,
  SPANISH_CARE,
  FRENCH,
  FRENCH_CARE,
]
