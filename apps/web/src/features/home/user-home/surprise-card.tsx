import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { HomeCard } from './home-card'

export function SurpriseCard() {
  return (
    <HomeCard id="surprise" title="Surprise Me" icon={<Sparkles />} className="xl:col-span-2">
      <div className="my-auto flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 grow basis-60 text-ink-soft">
          No idea what to cook? Tell us the occasion and leave the rest to us.
        </p>
        <Button asChild>
          <Link to={paths.surpriseMe}>Pick an occasion</Link>
        </Button>
      </div>
    </HomeCard>
  )
}
