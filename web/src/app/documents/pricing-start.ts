// With the document, so that its style sheet and its part of the script are there when the app draws it.
import '#web/features/plans/components/pricing.tsx'
import '../main.tsx'
