/** Waits until React has drawn what it was told: three frames. */
export async function drawn(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
}
