import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#domain/coach/language.ts'

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
