/** The width and padding of pages on which answers are given and read. */
export const answerPageStyles = "mx-auto w-full max-w-180 p-4 tablet:p-6";
