import { debtor } from './debtor.ts'
import { founder } from './founder.ts'
import { kneePatient } from './knee-patient.ts'
import { learner } from './learner.ts'
import { manager } from './manager.ts'
import { nurse } from './nurse.ts'
import { parent } from './parent.ts'
import type { PersonRecord } from './person.ts'
import { smoker } from './smoker.ts'
import { student } from './student.ts'
import { widower } from './widower.ts'

/** The ten people, P1 to P10 (TEXT-23). */
export const PEOPLE: readonly PersonRecord[] = [
  student,
  founder,
  nurse,
  widower,
  manager,
  smoker,
  debtor,
  kneePatient,
  learner,
  parent,
]
