import { drawLinksWith } from '#web/ui/link.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'

drawLinksWith(RouterLink)
