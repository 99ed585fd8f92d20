import { describe, expect, it } from 'vitest'
import { detectClearLanguage, detectLanguage, detectOtherLanguage } from '#domain/coach/words/language.ts'

describe('the language of a text', () => {
  it.each([
    ['en', 'Open the chapter at its last line and add to it.'],
    ['de', 'Leg die Karten aufs Kissen und das Handy in den Flur.'],
    ['es', 'Deja el teléfono en la cocina y siéntate un minuto.'],
    ['fr', 'Pose le téléphone dans la cuisine et assieds-toi une minute.'],
    ['it', 'Metti il telefono in cucina e siediti per un minuto.'],
    ['pt', 'Deixe o telefone na cozinha e sente-se por um minuto.'],
    ['nl', 'Leg de telefoon in de keuken en ga een minuut zitten.'],
    ['ja', '電話を台所に置いて、一分座ってください。'],
    ['zh', '把手机放在厨房里'],
    ['ko', '전화를 부엌에 두고 앉으세요'],
    ['ru', 'Положи телефон на кухне'],
    ['he', 'שים את הטלפון במטבח'],
    ['ar', 'ضع الهاتف في المطبخ'],
    ['el', 'Άφησε το τηλέφωνο στην κουζίνα'],
    ['en', 'Learn the word 学校 and use it in a sentence'],
    ['en', 'Open a café'],
  ])('is %s: %s', (language, text) => expect(detectLanguage(text)).toBe(language))

  it.each(['90 kg', 'Tom', '🏃', '', 'Yoga'])('is unknown for %j', (text) => expect(detectLanguage(text)).toBeNull())
})

describe('the language that words are clearly in', () => {
  it.each([
    ['de', 'Abends bin ich müde und möchte trotzdem schreiben.'],
    ['en', 'I want to read more before I go to bed.'],
    ['ja', '夜にもっと書きたいです。'],
  ])('is %s: %s', (language, text) => expect(detectClearLanguage(text)).toBe(language))

  it.each(['Klavier üben', 'data data data data', 'Lernen to code with my Kinder und wife'])('is open for %j', (text) =>
    expect(detectClearLanguage(text)).toBeNull(),
  )
})

describe('an answer in another language than the expected one', () => {
  it('is found by two words or a script of its own', () => {
    expect(detectOtherLanguage('On which day do you begin with it?', 'de')).toBe('en')
    expect(detectOtherLanguage('どの時間に書きますか？', 'en')).toBe('ja')
    expect(detectOtherLanguage('On which day do you begin with it?', 'ja')).toBe('en')
  })

  it('is not found in a short text that may be in either', () => {
    expect(detectOtherLanguage('Was genau?', 'de')).toBeNull()
    expect(detectOtherLanguage('Tom, 90 kg', 'de')).toBeNull()
  })
})
