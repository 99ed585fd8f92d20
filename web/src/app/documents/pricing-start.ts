// Imported by the document, so that its styles and script are loaded when the app renders it.
import '#web/features/plans/components/pricing.tsx'
import '../main.tsx'
