/** Shown on the landing page after an account is deleted. */
export const farewellMessages = {
  title: 'Your account is deleted',
  text: 'Everything we kept with it is gone. Go well.',
} as const
