export const shareMessages = {
  failed: 'Unable to share goal. Please try again.',
  copied: 'The text is copied. Paste it wherever you like.',
} as const
