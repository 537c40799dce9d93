import { myRecipes } from '@larder/contract/my-recipes'
import { BookOpen, Eye, Globe, Heart } from 'lucide-react'
import { useRead } from '../../../api/use-api'
import { StatTile } from '../../../ui/display/stat-tile'
import { numberText } from '../../../ui/formatting/locale'

/** The cook's recipes in figures; a dash while loading. */
export function RecipeStats() {
  const { data } = useRead(myRecipes.stats, {})
  const formatFigure = (name: 'recipes' | 'published' | 'views' | 'likes') =>
    data ? numberText(data.data[name]) : '–'
  return (
    <section aria-label="Your recipes in figures" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatTile label="Recipes" value={formatFigure('recipes')} icon={<BookOpen />} />
      <StatTile label="Published" value={formatFigure('published')} icon={<Globe />} />
      <StatTile label="Views" value={formatFigure('views')} icon={<Eye />} />
      <StatTile label="Likes" value={formatFigure('likes')} icon={<Heart />} />
    </section>
  )
}
