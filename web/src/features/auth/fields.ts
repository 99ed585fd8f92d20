import { messages } from '#domain/messages.ts'

/** The error of an e-mail field, or undefined (AUTH-2). */
export const emailProblem = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : messages.auth.invalidEmail

/** Moves the focus to the first invalid field. */
export const focusFirstProblem = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
