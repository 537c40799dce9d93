import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/button'
import { HomeCard } from './home-card'

export function SurpriseCard() {
  return (
    <HomeCard id="surprise" title="Surprise Me" icon={<Sparkles />}>
      <p className="text-ink-soft">No idea what to cook? Tell us the occasion and leave the rest to us.</p>
      <Button asChild className="mt-auto self-start">
        <Link to={paths.surpriseMe}>Pick an occasion</Link>
      </Button>
    </HomeCard>
  )
}
