import { messages } from '#domain/messages.ts'

/** What is wrong with what was typed, or undefined (specification 5). */
export const emailProblem = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : messages.auth.invalidEmail

/** Brings the person to the first field that needs them. */
export const focusFirstProblem = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
