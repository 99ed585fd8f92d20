// Imported by the document, so that the sign-in is loaded when the app opens it.
import '#web/features/auth/auth-page.tsx'
import '../main.tsx'
