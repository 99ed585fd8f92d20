import { describe, expect, it } from 'vitest'
import { findInstruction, findShame } from '#domain/coach/checks/harm-words.ts'

describe('findShame (TEXT-18, COACH-12)', () => {
  it.each([
    'You are a disgrace.',
    'You are nothing but a disappointment.',
    'You have been lazy.',
    'No excuses today.',
    'Du bist faul und schwach, und du hast wieder versagt.',
    'Keine Ausreden, du Versager.',
    'Schäm dich.',
    'Eres un vago y lo sabes.',
    'Hoy sin excusas.',
    'Has fracasado otra vez.',
    'Tu es nul.',
    'Tu es vraiment paresseuse.',
    'Pas d’excuses.',
  ])('finds it in: %s', (text) => expect(findShame(text)).toBeDefined())

  it.each([
    'You are not a quitter.',
    'There is nothing to be ashamed of.',
    'Sit where nobody needs you for a moment.',
    'Lass deine Tochter ausreden.',
    'Du bist heute früh dran.',
    'Un plan vago no ayuda.',
    'La batterie est faible.',
    'The first sentence may be stupid.',
  ])('finds none in: %s', (text) => expect(findShame(text)).toBeUndefined())
})

describe('findInstruction (TEXT-18, COACH-12)', () => {
  it.each([
    'Take two ibuprofen.',
    'Swallow an aspirin.',
    'One aspirin is enough.',
    'Stop taking your antidepressants.',
    'Skip lunch.',
    'Skip a meal today.',
    'Skip your pills for a day.',
    'Nimm heute nur eine halbe Tablette deiner Medizin.',
    'Setze das Medikament ab.',
    'Lass heute das Mittagessen ausfallen.',
    'Toma media pastilla.',
    'Sáltate la cena.',
    'Prends un comprimé de plus.',
    'Saute le déjeuner.',
  ])('finds it in: %s', (text) => expect(findInstruction(text)).toBeDefined())

  it.each([
    'Do the exercise you mind least, as your sheet says.',
    'Do not skip lunch.',
    'Skip the second chapter before lunch.',
    'Put the cup on the table. Then take the pen.',
    'Nimm das Buch in die Hand.',
    'Toma el cuaderno.',
    'Prends le stylo.',
  ])('finds none in: %s', (text) => expect(findInstruction(text)).toBeUndefined())
})
