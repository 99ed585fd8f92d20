import { describe, expect, it } from 'vitest'
import { findHobby, findTradedItem } from '#domain/coach/topics/named-object.ts'

describe('what a title buys or sells', () => {
  it.each([
    ['Sell my car', 'your car'],
    ['Sell old clothes', 'your old clothes'],
    ['Sell the boat by June', 'the boat'],
    ['Buy a house', 'the house'],
    ['I want to buy our first home', 'your first home'],
    ['Get a bigger couch', 'the new couch'],
    ['Buy golf clubs', 'the golf clubs'],
    ['Buy land in Vermont', 'the land'],
    ['Sell 20 paintings', undefined],
    ['Sell my phone and laptop', undefined],
    ['Sell everything', undefined],
    ['Buy a very small and very old house', undefined],
    ['Learn chess', undefined],
  ])('of %j is %j', (title, item) => expect(findTradedItem(title)).toBe(item))
})

describe('the pastime of a title', () => {
  it.each([
    ['Learn chess', 'chess'],
    ['Stargaze', 'stargazing'],
    ['Keep bees', 'beekeeping'],
    ['Trace my family tree', 'family history'],
    ['Do a crossword every day', 'crosswords'],
    ['Solve a Rubik’s cube', 'the Rubik’s cube'],
    ['Run a marathon', undefined],
  ])('of %j is %j', (title, hobby) => expect(findHobby(title)).toBe(hobby))
})
