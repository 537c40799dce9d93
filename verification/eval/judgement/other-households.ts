import type { JudgedEater } from './judged-kitchens'

/** Ten households that the menu of a household was not tuned on. */
export const otherHouseholds: readonly { readonly people: readonly JudgedEater[] }[] = [
  { people: [{ name: 'Abe' }, { name: 'Bea' }] },
  { people: [{ name: 'Cal' }] },
  {
    people: [
      { name: 'Dot' },
      { name: 'Eli' },
      { name: 'Flo', portions: 0.5 },
      { name: 'Gil', portions: 0.5 },
    ],
  },
  { people: [{ name: 'Hew', diets: ['pescatarian'] }, { name: 'Ivy' }] },
  { people: [{ name: 'Jon', diets: ['vegetarian'] }] },
  { people: [{ name: 'Kay', diets: ['vegan'] }] },
  { people: [{ name: 'Leo', diets: ['gluten-free'] }, { name: 'Mae' }, { name: 'Ned', portions: 0.75 }] },
  {
    people: [
      { name: 'Oda', diets: ['mediterranean'] },
      { name: 'Pat', diets: ['mediterranean'] },
    ],
  },
  { people: [{ name: 'Rex', diets: ['dairy-free'] }] },
  { people: ['Sia', 'Tom', 'Una', 'Viv', 'Wes'].map((name) => ({ name })) },
]
