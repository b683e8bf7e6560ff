/** What each kind of running is for: told of the kind, and as the why of its word. */
export const WHAT_FOR = {
  fastRunning:
    '**Worth it for who wants to be faster: one or two sessions a week beside much easy running.** They raise how much oxygen you can use and make the pace of a race feel slower. Who runs three times a week or less, or comes back from a break, gains as much by easy kilometres.',
  longRuns:
    '**For a half or a marathon the session that counts most; for 5 and 10 km a longest run of 60 to 90 minutes will do.** It gets muscles, tendons and stomach used to being at it for long and makes you spare carbohydrate. Run easily it does no harm, and one that is missed costs nothing.',
  easyRuns:
    '**They are most of what makes an endurance runner: about four runs in five are best easy.** Heart, blood vessels and muscles grow by the time spent running, not by the pace; and legs that were easy on Monday can be fast on Tuesday. Faster easy runs cost recovery and bring hardly more.',
  tempoRuns:
    '**Worth it above all from 10 km to the marathon:** they raise the pace that you can hold for an hour. 20 to 40 minutes at threshold in all, once a week at most, are enough; without a race to come an easy run does as well.',
} as const;
