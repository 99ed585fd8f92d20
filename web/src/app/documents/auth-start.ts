// With the document, so that the sign-in is there when the app opens it.
import '#web/features/auth/auth-page.tsx'
import '../main.tsx'
