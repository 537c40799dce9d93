import { myRecipes } from '@larder/contract/my-recipes'
import { BookOpen, Eye, Globe, Heart } from 'lucide-react'
import { useRead } from '../../../api/use-api'
import { StatTile } from '../../../ui/display/stat-tile'
import { numberText } from '../../../ui/formatting/locale'

/** The cook's recipes in figures; a dash until they are known. */
export function RecipeStats() {
  const { data } = useRead(myRecipes.stats, {})
  const figure = (name: 'recipes' | 'published' | 'views' | 'likes') =>
    data ? numberText(data.data[name]) : '–'
  return (
    <section aria-label="Your recipes in figures" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatTile label="Recipes" value={figure('recipes')} icon={<BookOpen />} />
      <StatTile label="Published" value={figure('published')} icon={<Globe />} />
      <StatTile label="Views" value={figure('views')} icon={<Eye />} />
      <StatTile label="Likes" value={figure('likes')} icon={<Heart />} />
    </section>
  )
}
