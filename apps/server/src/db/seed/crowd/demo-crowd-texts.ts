import type { CommunityId } from '@larder/contract/community'

/** Introductions of posts. */
export const postIntroductions: Readonly<Record<CommunityId, readonly string[]>> = {
  'healthy-eating': [
    'I eat this at least once a week and have never tired of it.',
    'My doctor said more vegetables. My stomach said only if they taste of something.',
    'Light, but nobody has left the table hungry so far.',
    'What I make when the week before had too much cake in it.',
  ],
  'quick-meals': [
    'From the first cut to the table while the news is on.',
    'For the evenings when the train was late again.',
    'The children can do half of it by themselves.',
    'Fewer dishes to wash than you would think.',
  ],
  vegetarian: [
    'Even my brother, who asks where the meat is, takes seconds.',
    'My grandmother cooked it on Fridays; I cook it on any day.',
    'Good with whatever the market has left in the evening.',
    'Cheap, filling, and the house smells wonderful.',
  ],
  'meal-prep': [
    'Sunday evening, an hour of radio, and lunch is sorted until Wednesday.',
    'It is better on the second day, which is the whole point.',
    'I freeze half of it and forget about it until I need it most.',
    'My colleagues ask for it. I bring a bigger box now.',
  ],
  international: [
    'A neighbour taught me; all mistakes are my own.',
    'As close as I get to that kitchen by the harbour.',
    'Half the spices you own, and worth every one.',
    'My mother-in-law nodded. That is high praise.',
  ],
  desserts: [
    'For birthdays, bad days, and days that end in y.',
    'It looks like more work than it is.',
    'I have halved the sugar over the years and nobody has noticed.',
    'Leave it to cool, if you can.',
  ],
  'low-carb': [
    'I do not miss the pasta, and I did not expect that.',
    'Filling, and I am still awake in the afternoon.',
    'Crisp on the edges, if you give it room in the pan.',
    'The one my whole running group cooks by now.',
  ],
  smoothies: [
    'Breakfast for people who do not have breakfast.',
    'Cold, sharp, and done before the coffee is.',
    'Freeze the fruit first and you need no ice at all.',
    'My daughter drinks it and asks no questions about the colour.',
  ],
}

/** Comments on posts. */
export const commentTexts = [
  'Made this last night. Gone in ten minutes.',
  'Mine needed five minutes more, but my oven is old.',
  'Does it freeze well?',
  'I left out the salt for the little one and it was still good.',
  'Could I make it the day before?',
  'Twice the garlic. Always twice the garlic.',
  'Lovely. My partner has asked for it again already.',
  'I used what was left in the fridge instead and it worked.',
  'How big is your pan? Mine was much too small for that.',
  'Thank you for writing the steps so plainly.',
  'A squeeze of lemon at the end makes it.',
  'A little bland for me; I added chili.',
  'First thing I have cooked in a month. I am proud of it.',
  'Halved it for one and had some left for lunch.',
  'My children ate it without a word. That never happens.',
  'I would bake it a bit hotter next time.',
  'Exactly what I was looking for this week.',
  'What do you serve with it?',
  'The texture surprised me, in a good way.',
  'I made it for eight. Just multiply everything, it holds.',
  'Could you say how much that is in cups?',
  'On our table every other Sunday by now.',
] as const

/** Replies to comments. */
export const replyTexts = [
  'Yes, for up to two months here.',
  'Good idea, I will try that.',
  'Glad you liked it!',
  'Same here, it depends on the oven.',
  'A green salad, mostly.',
  'It keeps until the next day without trouble.',
  'I did that too and would do it again.',
  'Thank you for trying it.',
] as const

/** Messages of the demo's contact form, with their age in days and the reply. */
export const contactMessages = [
  {
    name: 'Nora Feld',
    subject: 'A second kitchen',
    message: 'We have a cabin by the lake. Can I keep its shelves apart from those at home?',
    daysAgo: 12,
    answer: 'Yes: begin a second household on the household page and switch between them.',
  },
  {
    name: 'Isaac Boateng',
    subject: 'Wrong date on my milk',
    message: 'The scanner reads 08 as 06 on the cartons of our dairy. I have a photo if that helps.',
    daysAgo: 5,
  },
  {
    name: 'Lena Kraus',
    subject: 'For our school kitchen',
    message: 'We cook for sixty children and would like to plan with Larder. Whom do I talk to?',
    daysAgo: 3,
  },
  {
    name: 'Tom Hale',
    subject: 'Thank you',
    message:
      'We threw away nothing at all last week. I did not think that was possible with three teenagers.',
    daysAgo: 1,
  },
] as const
