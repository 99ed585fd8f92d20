import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { readTitleWords } from '#domain/coach/slots/title-words.ts'
import { findLanguageName } from '#domain/coach/topics/language-name.ts'
import { findHobby, findTradedItem } from '#domain/coach/topics/named-object.ts'

/** Fills the slots of a text whose values are words of a goal's title. */
export const fillTitle =
  (title: string, kind: GoalKind) =>
  (text: string): string => {
    const values = {
      language: findLanguageName(title),
      item: findTradedItem(title),
      hobby: findHobby(title),
      acting: readTitleWords(title, kind).acting,
    }
    return Object.entries(values).reduce((filled, [slot, value = '']) => filled.replace(`{${slot}}`, value), text)
  }
