import type { FamilyTexts } from '#domain/coach/library/frame.ts'
import type { DateFamily } from '#domain/coach/topics/date-family.ts'
import { applicationDateTexts } from './application.ts'
import { childWishDateTexts } from './child-wish.ts'
import { courseDateTexts } from './course.ts'
import { datingDateTexts } from './dating.ts'
import { debtDateTexts } from './debt.ts'
import { homeDateTexts } from './home.ts'
import { languageDateTexts } from './language.ts'
import { peopleDateTexts } from './people.ts'
import { practiceDateTexts } from './practice.ts'
import { projectDateTexts } from './project.ts'
import { quietDateTexts } from './quiet.ts'
import { quitDateTexts } from './quit.ts'
import { recoveryDateTexts } from './recovery.ts'
import { restraintDateTexts } from './restraint.ts'
import { savingsDateTexts } from './savings.ts'
import { skillDateTexts } from './skill.ts'
import { writtenDateTexts } from './written.ts'

export const FAMILY_TEXTS: Readonly<Record<DateFamily, FamilyTexts>> = {
  written: writtenDateTexts,
  application: applicationDateTexts,
  course: courseDateTexts,
  skill: skillDateTexts,
  language: languageDateTexts,
  debt: debtDateTexts,
  savings: savingsDateTexts,
  recovery: recoveryDateTexts,
  quit: quitDateTexts,
  restraint: restraintDateTexts,
  practice: practiceDateTexts,
  quiet: quietDateTexts,
  people: peopleDateTexts,
  dating: datingDateTexts,
  child_wish: childWishDateTexts,
  home: homeDateTexts,
  project: projectDateTexts,
}
