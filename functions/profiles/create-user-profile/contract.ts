import * as z from 'zod/mini'
import { DISPLAY_NAME_MAX } from '#domain/accounts/display-name.ts'
import { atMost } from '#domain/characters.ts'
import { callerId } from '#functions/runtime/common-fields.ts'
import { defineContract } from '#functions/runtime/contract.ts'
import { profileView } from '../profile-view.ts'

/** Creates the caller's profile and starts the trial, or returns the existing profile (ACCOUNT-2). */
export const contract = defineContract('create-user-profile', {
  summary: "Creates the caller's profile and starts the trial, or returns the existing profile.",
  request: z.strictObject({
    firebaseUid: callerId,
    email: callerId,
    displayName: z.optional(z.nullable(z.string().check(z.trim(), ...atMost(DISPLAY_NAME_MAX)))),
    photoURL: z.optional(z.nullable(z.url().check(z.maxLength(2048)))),
  }),
  response: z.strictObject({ success: z.literal(true), profile: profileView }),
})
