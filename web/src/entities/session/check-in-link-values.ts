import * as z from 'zod/mini'
import { createStoredValue } from '#web/lib/storage.ts'

/** The address and the goal of an e-mailed check-in link, and the message for `/auth` (MAIL-4, PAGE-18). */
export const checkinUser = createStoredValue('checkinUser', z.string().check(z.maxLength(320)), 'session')
export const checkinGoal = createStoredValue('checkinGoal', z.string().check(z.maxLength(64)), 'session')
export const checkinMessage = createStoredValue('checkinMessage', z.string().check(z.maxLength(1000)), 'session')
