import * as z from 'zod/mini'
import { authMessages } from '#domain/messages/auth.ts'
import type { PasswordPolicy } from '#web/lib/config.ts'
import { newPasswordProblem } from './password-policy.ts'

/** An e-mail address, trimmed (AUTH-2). */
export const emailAddress = z
  .string()
  .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: authMessages.invalidEmail }))

/** The six digits of a mail. Spaces between them do not matter. */
export const mailedCode = z.string().check(
  z.overwrite((typed) => typed.replace(/\s/gu, '')),
  z.regex(/^\d{6}$/, { error: authMessages.codeShape }),
)

/** The password of an account that exists. */
export const password = z.string().check(z.minLength(1, { error: authMessages.passwordMissing }))

/** A password that the user pool's policy accepts (AUTH-3). */
export const newPassword = (policy: PasswordPolicy) =>
  z.string().check(
    z.superRefine((typed, context) => {
      const problem = newPasswordProblem(typed, policy)
      if (problem !== undefined) context.addIssue(problem)
    }),
  )
