// Small declarations for the tests. They are shapes of card play, not games.
#pragma once

#include <numeric>

#include "rules.hpp"

namespace shapes {

using trionfi::CardPlay;

// `suits` suits of `ranks` cards numbered from 0, then trumps, then a Fool if asked for. A card's
// value is 1, the top card of each suit 5, the Fool 9.
inline CardPlay shape(int seats, int suits, int ranks, int trumps, bool fool = false) {
    CardPlay play;
    play.seats = seats;
    int number = 0;
    for (int suit = 0; suit < suits; ++suit) {
        play.suits.emplace_back();
        for (int rank = 0; rank < ranks; ++rank) {
            play.suits.back().push_back({number++});
            play.values.push_back(rank + 1 == ranks ? 5 : 1);
        }
    }
    for (int rank = 0; rank < trumps; ++rank) {
        play.trumps.push_back({number++});
        play.values.push_back(1);
    }
    if (fool) {
        play.fool.mode = trionfi::FoolMode::kept;
        play.fool.number = number;
        play.fool.owed = 1;
        play.values.push_back(9);
    }
    return play;
}

}  // namespace shapes
