import { drawLinksWith } from '#web/ui/link.tsx'
import { Link } from '#web/ui/router-link.tsx'

drawLinksWith(Link)
